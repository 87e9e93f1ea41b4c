/** Fetches the words of one language. */
import { Words, type Language } from "./words";

const locales: Record<Language, () => Promise<{ files: Record<string, string> }>> = {
  es: () => import("./locale-es"),
  en: () => import("./locale-en"),
};

export async function loadWords(language: Language): Promise<Words> {
  const { files } = await locales[language]();
  const named = Object.entries(files).map(([path, text]) => [fileName(path), text] as const);
  return new Words(language, Object.fromEntries(named));
}

/** `…/es/web.ftl` is `web`. */
function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}
