/**
 * What scrolls can be scrolled with the keyboard: while there is more than fits, the element is a stop of Tab.
 * An element that fits is none, so that nobody tabs through empty stops.
 */
export function scrollable(element: HTMLElement): () => void {
  const follow = () => {
    const more = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (more) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(follow);
  const contents = new MutationObserver(follow);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  follow();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
