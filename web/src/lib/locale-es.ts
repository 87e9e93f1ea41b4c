/** The Spanish words, in one file of their own: a guest loads one language. */
export const files = import.meta.glob<string>(["../../../locales/es/*.ftl", "!**/sobremesa.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
