import { css, keyframes } from '@emotion/react';
import { useText } from '@portico/shared/platform';
import {
  buttonStyles,
  color,
  fontSizes,
  Picture,
  prefersReducedMotion,
  radii,
  spacing,
  syncModalAttribute,
} from '@portico/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Duration of the splash, in ms. */
const SPLASH_MS = 2_500;
/** Duration with reduced motion, in ms. */
const SHORT_SPLASH_MS = 800;

const fade = keyframes({ from: { opacity: 0 } });
const settle = keyframes({ from: { transform: 'scale(1.06)' } });
const screenStyles = css({
  // The width without the page's scrollbar.
  inlineSize: '100%',
  blockSize: ['100vh', '100dvh'],
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: spacing[6],
  border: 0,
  background: color.ground,
  color: color.ink,
  '&[open]': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: spacing[6],
    animation: `${fade} var(--motion-slow) var(--motion-ease)`,
  },
});

interface TownSplashProps {
  imageURL: string;
  title: string;
  titleLang?: string | undefined;
  onEnd: () => void;
}

/** The town's profile image over the whole page for 2.5 s; Escape and a button skip it. [TOWN-08, T-24] */
export function TownSplash({ imageURL, title, titleLang, onEnd }: TownSplashProps) {
  const { t } = useText('mfe-discovery');
  const dialog = useRef<HTMLDialogElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const splash = dialog.current;
    if (splash && !splash.open) splash.showModal();
    syncModalAttribute();
    const timer = setTimeout(() => end(), prefersReducedMotion() ? SHORT_SPLASH_MS : SPLASH_MS);
    return () => {
      clearTimeout(timer);
      syncModalAttribute();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-label={title} css={screenStyles} onClose={onEnd}>
      <div
        css={{
          inlineSize: 'min(64vmin, 420px)',
          borderRadius: radii.xl,
          overflow: 'hidden',
          boxShadow: 'var(--shadow-lg)',
          animation: `${settle} 1200ms var(--motion-ease)`,
        }}
      >
        <Picture src={imageURL} alt="" ratio={1} sizes="min(64vmin, 420px)" priority />
      </div>
      <p
        lang={titleLang}
        css={{ fontSize: fontSizes['2xl'], fontWeight: 'var(--font-bold)', textAlign: 'center' }}
      >
        {title}
      </p>
      <button type="button" onClick={onEnd} css={buttonStyles({ variant: 'quiet' })}>
        {t('town.skip')}
      </button>
    </dialog>
  );
}
