import { css } from '@emotion/react';
import { Link } from '@portico/shared/platform';
import { color, Directional, fontSizes, radii, spacing } from '@portico/shared/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: spacing[4],
  blockSize: '100%',
  minBlockSize: 'var(--size-tap)',
  padding: `${spacing[4]} ${spacing[5]}`,
  borderRadius: radii.xl,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.ink,
  textDecoration: 'none',
  'a&:hover': { borderColor: color.lineStrong },
});

/** One line of the overview, which leads to the screen where it is dealt with, if there is one. */
export function OverviewLine({
  to,
  title,
  text,
  value,
}: {
  to?: string;
  title: ReactNode;
  text: ReactNode;
  /** A count. */
  value?: string;
}) {
  const content = (
    <>
      <span css={{ display: 'grid', gap: spacing[1], flex: 1, minInlineSize: 0 }}>
        <span css={{ fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' }}>{title}</span>
        <span css={{ color: color.inkMuted, fontSize: fontSizes.sm, textWrap: 'pretty' }}>{text}</span>
      </span>
      {value ? (
        <span
          css={{ fontSize: fontSizes.xl, fontWeight: 'var(--font-bold)', fontVariantNumeric: 'tabular-nums' }}
        >
          {value}
        </span>
      ) : null}
    </>
  );
  if (!to) return <div css={line}>{content}</div>;
  return (
    <Link to={to} css={line}>
      {content}
      <Directional>
        <ChevronRight size={18} aria-hidden="true" css={{ flex: 'none', color: color.inkSubtle }} />
      </Directional>
    </Link>
  );
}
