import { css } from '@emotion/react';
import { color, Directional, IconButton, media, spacing, usePrefersReducedMotion } from '@portico/shared/ui';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';

/** How long a banner is shown, in ms. */
const STAYS_MS = 3_000;

/** Friction of the carousel, not a duration: with this value a move takes about 1 s. */
const SLOWNESS = 27;

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing[2],
  color: color.inkMuted,
});
const dots = css({ display: 'flex' });
const dot = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: 10,
    blockSize: 10,
    borderRadius: 5,
    background: color.lineStrong,
    transition: 'inline-size var(--motion-base) var(--motion-ease)',
  },
  '&[aria-current=true]::before': { inlineSize: 26, background: color.brandStrong },
});
/** Touch screens swipe instead. */
const forMouse = css({ display: 'flex', [media.touch]: { display: 'none' } });

export interface BannerControlsProps {
  /** The row's scroll container, which becomes the carousel. */
  viewport: HTMLElement;
  /** Pauses the rotation while the visitor reads a banner. */
  isHeld: boolean;
  count: number;
}

/** Rotates the banners every 3 s, with a button that stops it; not with reduced motion. [PAGE-03, T-31] */
export function BannerControls({ viewport, isHeld, count }: BannerControlsProps) {
  const { t, direction } = useMessages();
  const isReducedMotion = usePrefersReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [autoplay] = useState(() =>
    Autoplay({ delay: STAYS_MS, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
  );
  const [setViewport, carousel] = useEmblaCarousel(
    { loop: true, direction, duration: isReducedMotion ? 0 : SLOWNESS },
    [autoplay],
  );
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    viewport.toggleAttribute('data-carousel', true);
    setViewport(viewport);
    return () => void viewport.toggleAttribute('data-carousel', false);
  }, [viewport, setViewport]);

  const isPlaying = !isPaused && !isHeld && !isReducedMotion;
  useEffect(() => {
    if (!carousel) return undefined;
    const follow = () => setCurrent(carousel.selectedScrollSnap());
    // A swipe pauses the rotation, which continues when the finger is lifted.
    const resume = () => (isPlaying ? autoplay.play() : autoplay.stop());
    resume();
    carousel.on('select', follow).on('reInit', resume).on('pointerUp', resume);
    return () => {
      carousel.off('select', follow).off('reInit', resume).off('pointerUp', resume);
    };
  }, [carousel, autoplay, isPlaying]);

  return (
    <div css={bar}>
      {isReducedMotion ? null : (
        <IconButton
          label={isPaused ? t('banner.play') : t('banner.pause')}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
        </IconButton>
      )}
      <div css={dots}>
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={t('banner.goTo', { number: at + 1, total: count })}
            aria-current={at === current}
            onClick={() => carousel?.scrollTo(at)}
            css={dot}
          />
        ))}
      </div>
      <div css={forMouse}>
        <IconButton label={t('carousel.previous')} onClick={() => carousel?.scrollPrev()}>
          <Directional>
            <ChevronLeft size={22} aria-hidden="true" />
          </Directional>
        </IconButton>
        <IconButton label={t('carousel.next')} onClick={() => carousel?.scrollNext()}>
          <Directional>
            <ChevronRight size={22} aria-hidden="true" />
          </Directional>
        </IconButton>
      </div>
    </div>
  );
}
