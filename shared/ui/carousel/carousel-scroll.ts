/** Distance of a carousel's track from its two ends, in either direction: `scrollLeft` is negative in right-to-left. */
export function scrollEnds(track: { scrollLeft: number; clientWidth: number; scrollWidth: number }): {
  atStart: boolean;
  atEnd: boolean;
} {
  const passed = Math.abs(track.scrollLeft);
  /** On zoomed pages scrolling stops up to one px before the end. */
  const SLACK_PX = 2;
  return {
    atStart: passed <= SLACK_PX,
    atEnd: passed + track.clientWidth >= track.scrollWidth - SLACK_PX,
  };
}

/** Text direction of an element, from the nearest `dir` attribute. */
export function directionOf(element: Element): 'ltr' | 'rtl' {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The movement for a key: by one item, or to an end. Arrow keys move to the side they point to, in either direction.
 */
export function keyMove(
  key: string,
  direction: 'ltr' | 'rtl',
): 'next' | 'previous' | 'first' | 'last' | undefined {
  switch (key) {
    case 'ArrowRight':
      return direction === 'rtl' ? 'previous' : 'next';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'next' : 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}
