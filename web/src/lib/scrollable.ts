/** What may be larger than its place is a stop of Tab, so that it can be scrolled with the keyboard. */
export function scrollable(element: HTMLElement): void {
  element.tabIndex = 0;
}
