import { css } from '@emotion/react';
import { formatPercent, groupedNumber } from '@portico/shared/domain';
import { Link, useText } from '@portico/shared/platform';
import { color, fontSizes, radii, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';

export interface CountRow {
  key: string;
  name: ReactNode;
  /** Before the name, such as a thumbnail. */
  start?: ReactNode;
  /** A fact after the name, such as its kind. */
  note?: string | undefined;
  count: number;
  /** Where the row leads. */
  to?: string | undefined;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: spacing[3],
  rowGap: spacing[1],
  alignItems: 'baseline',
  alignContent: 'center',
  paddingBlock: spacing[1],
  color: color.ink,
  textDecoration: 'none',
  'a&': { minBlockSize: 'var(--size-tap)' },
  'a&:hover .name': { textDecoration: 'underline' },
});

const track = css({
  gridColumn: '1 / -1',
  blockSize: 6,
  borderRadius: radii.pill,
  background: color.sunken,
  overflow: 'hidden',
});

/** Beside a name or a number. */
const aside = css({
  marginInlineStart: spacing[1],
  color: color.inkMuted,
  fontSize: fontSizes.xs,
  whiteSpace: 'nowrap',
});

/** Counts as bars with numbers, the largest first. `total` gives each its share; without it the largest fills the bar. */
export function CountList({
  rows,
  total,
  labelledBy,
}: {
  rows: readonly CountRow[];
  total?: number;
  labelledBy: string;
}) {
  const { language } = useText('shell');
  const full = total ?? Math.max(...rows.map(({ count }) => count));
  return (
    <ul role="list" aria-labelledby={labelledBy} css={{ display: 'grid', gap: spacing[1] }}>
      {rows.map(({ key, name, start, note, count, to }) => {
        const content = (
          <>
            <span css={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {start}
              <span className="name">{name}</span>
              {note ? (
                <>
                  {' '}
                  <span css={aside}>{note}</span>
                </>
              ) : null}
            </span>
            <span css={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {groupedNumber(count)}
              {total ? (
                <>
                  {' '}
                  <span css={aside}>{formatPercent(count / total, language)}</span>
                </>
              ) : null}
            </span>
            <span aria-hidden="true" css={track}>
              <span
                css={{
                  display: 'block',
                  blockSize: '100%',
                  borderRadius: radii.pill,
                  background: color.brand,
                }}
                style={{ inlineSize: `${(count / full) * 100}%` }}
              />
            </span>
          </>
        );
        return (
          <li key={key}>
            {to === undefined ? (
              <div css={row}>{content}</div>
            ) : (
              <Link to={to} css={row}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
