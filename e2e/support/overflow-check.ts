/**
 * Finds overflow in a narrow window: a page wider than the window, and controls, headings and labels outside of it that
 * cannot be scrolled into view. Runs in the page.
 */
export function findOverflow(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const problems = scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : [];
  const scrollsInside = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsInside(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // A carousel scrolls hidden slides into view.
    element.closest('[aria-hidden=true], [inert], [aria-roledescription]') === null;
  // The padding of a link may overflow.
  const edgesOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
  };
  const checked = 'h1, h2, h3, button, a, input, select, textarea, label, dialog[open]';
  for (const element of document.querySelectorAll(checked)) {
    const { width: own, height } = element.getBoundingClientRect();
    const { left, right } = edgesOf(element);
    // Visually hidden elements are 1 px wide.
    if (own <= 1 || height <= 1 || !isShown(element) || scrollsInside(element.parentElement)) continue;
    if (left < -1 || right > width + 1) {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      problems.push(
        `${element.tagName} "${name.trim().slice(0, 40)}" from ${Math.round(left)} to ${Math.round(right)} px`,
      );
    }
  }
  return problems;
}
