/** How far a carousel's track is from its two ends, whatever the direction: scrollLeft is negative in RTL. */
export function scrollEnds(track: { scrollLeft: number; clientWidth: number; scrollWidth: number }): {
  atStart: boolean;
  atEnd: boolean;
} {
  const passed = Math.abs(track.scrollLeft);
  /** Zoomed pages stop up to a px short of the end. */
  const SLACK_PX = 2;
  return {
    atStart: passed <= SLACK_PX,
    atEnd: passed + track.clientWidth >= track.scrollWidth - SLACK_PX,
  };
}

/** The direction an element is written in, from the nearest dir attribute. */
export function directionOf(element: Element): 'ltr' | 'rtl' {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
}

/** How a key moves a carousel: by an item, or to one of its ends; arrows go where they point in both directions. */
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
