import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Directional } from '../directional/Directional.tsx';
import { useMediaQuery } from '../media/use-media-query.ts';
import { CAROUSEL_SMALL_BELOW_PX, color, media, spacing } from '../tokens/tokens.ts';
import { directionOf, keyMove, scrollEnds } from './carousel-scroll.ts';

/** Number of items side by side: `base` from 600 px, `small` below. [APP-33] */
export interface CarouselVisible {
  base: number;
  small: number;
}

/** Default number of items. [APP-33] */
export const CAROUSEL_VISIBLE: CarouselVisible = { base: 4, small: 2 };

/** Lets the row shrink: otherwise a surrounding grid would grow to the width of all items. */
const root = css({ position: 'relative', minInlineSize: 0 });

const track = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc((100% - (var(--visible) - 1) * var(--gap)) / var(--visible))',
  gap: 'var(--gap)',
  '--gap': spacing[5],
  '--visible': 'var(--visible-base)',
  [media.carouselSmall]: { '--gap': spacing[3], '--visible': 'var(--visible-small)' },
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  /** Space for the cards' shadows and focus rings, which the scroll container would clip. */
  '--bleed': spacing[4],
  paddingBlock: 'var(--bleed)',
  marginBlock: 'calc(-1 * var(--bleed))',
  paddingInline: 'var(--bleed)',
  marginInline: 'calc(-1 * var(--bleed))',
  scrollPaddingInline: 'var(--bleed)',
  '& > li': { scrollSnapAlign: 'start', minInlineSize: 0 },
});

/** Half outside the row, but inside the page. */
const ARROW_OVERHANG = 'max(-22px, calc(4px - var(--space-gutter)))';

const arrow = css({
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  zIndex: 3,
  boxShadow: 'var(--shadow-md)',
  borderRadius: '50%',
  background: color.raised,
  transition: 'opacity var(--motion-fast) var(--motion-ease)',
  '&:has([aria-disabled=true])': { opacity: 0, pointerEvents: 'none' },
  '&:focus-within': { opacity: 1 },
});

/**
 * A row that scrolls sideways by whole items: touch, wheel, arrow keys, Home, End, and two buttons for mice. It uses
 * native scrolling, so it works without script and mirrors in right-to-left pages. [APP-33]
 */
export function Carousel(props: {
  /** Accessible name of the row. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  visible?: CarouselVisible | undefined;
  /** The children are `li` elements, such as `CardFrame` as `li`. */
  hasItems?: boolean | undefined;
  /** Each child is one item. */
  children: ReactNode;
}) {
  const { label, previousLabel, nextLabel, visible = CAROUSEL_VISIBLE, hasItems = false, children } = props;
  const count = Children.toArray(children).length;
  // Touch screens swipe instead. The server renders no buttons, because they need script.
  const hasMouse = useMediaQuery('(hover: hover)', { onServer: false, unsupported: true });
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: count <= visible.small });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const now = scrollEnds(element);
      setEnds((known) => (known.atStart === now.atStart && known.atEnd === now.atEnd ? known : now));
    };
    // The observer also reports the first size, after layout: measuring here would force layout of an off-screen row.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [count]);

  /** Scrolls by a fraction of the visible width, in reading direction. */
  const scroll = (screens: number) => {
    const element = list.current;
    if (!element) return;
    const sign = directionOf(element) === 'rtl' ? -1 : 1;
    element.scrollBy({ left: sign * screens * element.clientWidth });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const element = event.currentTarget;
    if (event.target !== element) return;
    const move = keyMove(event.key, directionOf(element));
    if (!move) return;
    event.preventDefault();
    const one = 1 / (window.innerWidth < CAROUSEL_SMALL_BELOW_PX ? visible.small : visible.base);
    scroll({ next: one, previous: -one, first: -count, last: count }[move]);
  };

  return (
    <div role="group" aria-label={label} css={root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys scroll it */}
      <ul
        ref={list}
        role="list"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKeyDown}
        css={track}
        style={{ '--visible-base': visible.base, '--visible-small': visible.small } as CSSProperties}
      >
        {hasItems ? children : Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
      {hasMouse ? (
        <>
          <div css={[arrow, { insetInlineStart: ARROW_OVERHANG }]}>
            <IconButton label={previousLabel} aria-disabled={ends.atStart} onClick={() => scroll(-1)}>
              <Directional>
                <ChevronLeft size={22} aria-hidden="true" />
              </Directional>
            </IconButton>
          </div>
          <div css={[arrow, { insetInlineEnd: ARROW_OVERHANG }]}>
            <IconButton label={nextLabel} aria-disabled={ends.atEnd} onClick={() => scroll(1)}>
              <Directional>
                <ChevronRight size={22} aria-hidden="true" />
              </Directional>
            </IconButton>
          </div>
        </>
      ) : null}
    </div>
  );
}
