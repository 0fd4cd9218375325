/** Minimum side of a touch target in CSS px, see VISUAL.md. */
export const TOUCH_TARGET_PX = 44;

/**
 * Finds touch problems in the topmost dialog, or else on the page: a sheet outside of the window, a main button out of
 * view, horizontal scrolling, and targets below 44 px; inline links may be as high as their line. Runs in the page,
 * with `TOUCH_TARGET_PX` as its argument.
 */
export function findTouchProblems(target: number): string[] {
  const problems: string[] = [];
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.querySelector('main') ?? document.body;
  const { clientWidth: width, clientHeight: height } = document.documentElement;

  if (document.documentElement.scrollWidth > width) problems.push('the page scrolls sideways');
  if (dialog) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (left < 0 || right > width + 0.5 || top < 0 || bottom > height + 0.5)
      problems.push('the sheet is cut off');
    const main = [...dialog.querySelectorAll(':scope > :last-child button')].at(-1)?.getBoundingClientRect();
    if (main && (main.top < 0 || main.bottom > height + 0.5)) problems.push('the main button is out of view');
  }
  for (const element of root.querySelectorAll('*')) {
    const { overflowX } = getComputedStyle(element);
    // A toolbar may scroll horizontally.
    if (element.matches('[role=toolbar]')) continue;
    if (overflowX === 'auto' && element.scrollWidth > element.clientWidth + 1 && element.matches('div, form'))
      problems.push(`${element.tagName}.${element.className} scrolls sideways`);
  }

  const controls = 'button, a[href], input, select, textarea, summary, [role=button], [role=slider]';
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    if (control.closest('[inert], [aria-hidden=true]')) continue;
    // A hidden input is pressed by its label.
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const label = labels.toSorted((one, other) => other.offsetHeight - one.offsetHeight)[0];
    const isTick = control.matches('[type=checkbox], [type=radio], [type=file]');
    const pressed = isTick && label ? label : control;
    if (!pressed.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (control.matches('a') && getComputedStyle(control).display === 'inline') continue;
    pressed.scrollIntoView({ block: 'center' });
    const box = pressed.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // A pseudo-element may enlarge the target beyond its box.
    const isHitAt = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (pressed.contains(hit) || hit === pressed);
    };
    const half = target / 2 - 1;
    const isWide = box.width >= target - 0.5 || (isHitAt(half, 0) && isHitAt(-half, 0));
    const isHigh = box.height >= target - 0.5 || (isHitAt(0, half) && isHitAt(0, -half));
    if (isWide && isHigh) continue;
    const name = control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent;
    problems.push(
      `${control.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" is ${Math.round(box.width)} x ${Math.round(box.height)}`,
    );
  }
  return problems;
}
