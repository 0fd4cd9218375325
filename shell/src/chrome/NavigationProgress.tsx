import { css, keyframes } from '@emotion/react';
import { useNavigation, useText } from '@portico/shared/platform';
import { color, VisuallyHidden } from '@portico/shared/ui';
import { useEffect, useState } from 'react';

/** Quicker navigations show nothing: a flash would only look like haste. */
const SHOW_AFTER_MS = 200;

const advance = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });
const bar = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 'var(--layer-toast)',
  blockSize: 3,
  background: color.brand,
  transformOrigin: 'left',
  animation: `${advance} 8s cubic-bezier(0, 0.8, 0.3, 1) forwards`,
  '[dir=rtl] &': { transformOrigin: 'right' },
});

/** While the next page's code is on the way: a bar along the top, and a word for screen readers. */
export function NavigationProgress() {
  const { t } = useText('shell');
  const isLoading = useNavigation().state === 'loading';
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
          <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
        </>
      ) : null}
    </div>
  );
}
