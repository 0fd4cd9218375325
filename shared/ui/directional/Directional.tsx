import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const styles = css({
  display: 'inline-flex',
  flex: 'none',
  "[dir='rtl'] &": { transform: 'scaleX(-1)' },
  "[dir='rtl'] [dir='ltr'] &": { transform: 'none' },
});

/** Mirrors a directional icon (arrow, chevron) in right-to-left text. Icons of objects are not mirrored. [T-30] */
export function Directional({ children }: { children: ReactNode }) {
  return (
    <span css={styles} aria-hidden="true">
      {children}
    </span>
  );
}
