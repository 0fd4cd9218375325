/**
 * What a person in a narrow window would miss: a page that is wider than the window, and controls, headings and labels
 * that stand outside of it where nothing can be scrolled. Runs in the page.
 */
export function lostInNarrowWindow(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const complaints = scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : [];
  const scrollsInside = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsInside(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // A carousel brings what stands beside its window into it.
    element.closest('[aria-hidden=true], [inert], [aria-roledescription]') === null;
  // The room around a link's words may stand out: it is there to be pressed, and the window's edge is as well.
  const edgesOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
  };
  const words = 'h1, h2, h3, button, a, input, select, textarea, label, dialog[open]';
  for (const element of document.querySelectorAll(words)) {
    const { width: own, height } = element.getBoundingClientRect();
    const { left, right } = edgesOf(element);
    // What only screen readers are told has a size of 1 px.
    if (own <= 1 || height <= 1 || !isShown(element) || scrollsInside(element.parentElement)) continue;
    if (left < -1 || right > width + 1) {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      complaints.push(
        `${element.tagName} "${name.trim().slice(0, 40)}" from ${Math.round(left)} to ${Math.round(right)} px`,
      );
    }
  }
  return complaints;
}
