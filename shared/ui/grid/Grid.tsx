import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { media, spacing } from '../tokens/tokens.ts';

const grid = css({
  display: 'grid',
  '& > li': { minInlineSize: 0 },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: spacing[3],
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: spacing[5] },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: spacing[6] },
});

/**
 * A grid of cards: 4 columns on a desktop, 3 on a tablet, 2 on a phone. Each child becomes a list item, or is one with
 * `hasItems`, such as `CardFrame` as `li`. [APP-31]
 */
export function Grid(props: {
  label?: string | undefined;
  hasItems?: boolean | undefined;
  children: ReactNode;
}) {
  const { label, hasItems = false, children } = props;
  return (
    <ul role="list" aria-label={label} css={grid}>
      {hasItems ? children : Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
