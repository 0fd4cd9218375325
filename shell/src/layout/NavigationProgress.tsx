import { css } from '@emotion/react';
import { useNavigation, useText } from '@portico/shared/platform';
import { color, fontSizes, progressBarStyles, radii, spacing, VisuallyHidden } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { useIsSlow } from '../remotes/use-is-slow.ts';

/** Delay of the bar, so that quick navigations do not flash it. */
const SHOW_AFTER_MS = 200;

const bar = css(progressBarStyles, { '[dir=rtl] &': { transformOrigin: 'right' } });

const slowNote = css({
  position: 'fixed',
  insetBlockStart: spacing[2],
  insetInline: 0,
  marginInline: 'auto',
  zIndex: 'var(--layer-toast)',
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - ${spacing[8]})`,
  padding: `${spacing[2]} ${spacing[4]}`,
  borderRadius: radii.pill,
  background: color.raised,
  color: color.ink,
  fontSize: fontSizes.sm,
  boxShadow: 'var(--shadow-md)',
  pointerEvents: 'none',
});

/**
 * A progress bar at the top while the next page's code loads, announced to screen readers, with a message if it is
 * slow.
 */
export function NavigationProgress() {
  const { t } = useText('shell');
  const isLoading = useNavigation().state === 'loading';
  const isSlow = useIsSlow(isLoading);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsShown(false);
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <div role="status">
      {isShown ? (
        <>
          <div css={bar} />
          {isSlow ? (
            <p css={slowNote}>{t('page.loadingSlowly')}</p>
          ) : (
            <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
          )}
        </>
      ) : null}
    </div>
  );
}
