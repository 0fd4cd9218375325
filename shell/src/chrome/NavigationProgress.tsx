import { css } from '@emotion/react';
import { useNavigation, useText } from '@portico/shared/platform';
import { progressBarStyles, VisuallyHidden } from '@portico/shared/ui';
import { useEffect, useState } from 'react';

/** Quicker navigations show nothing: a flash would only look like haste. */
const SHOW_AFTER_MS = 200;

const bar = css(progressBarStyles, { '[dir=rtl] &': { transformOrigin: 'right' } });

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
