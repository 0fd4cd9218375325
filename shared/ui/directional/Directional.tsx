import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const styles = css({
  display: 'inline-flex',
  flex: 'none',
  "[dir='rtl'] &": { transform: 'scaleX(-1)' },
  "[dir='rtl'] [dir='ltr'] &": { transform: 'none' },
});

/** Mirrors an icon that points (arrow, chevron) in right-to-left text. Icons of things stay as they are. [T-30] */
export function Directional({ children }: { children: ReactNode }) {
  return (
    <span css={styles} aria-hidden="true">
      {children}
    </span>
  );
}
