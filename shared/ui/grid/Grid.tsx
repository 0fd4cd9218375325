import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { media, spacing } from '../tokens/tokens.ts';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: spacing[3],
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: spacing[5] },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: spacing[6] },
});

const item = css({ minInlineSize: 0 });

/** A grid of cards: 4 columns on a desktop, 3 on a tablet, 2 on a phone. Each child becomes a list item. [APP-31] */
export function Grid({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} css={grid}>
      {Children.map(children, (child) => child && <li css={item}>{child}</li>)}
    </ul>
  );
}
