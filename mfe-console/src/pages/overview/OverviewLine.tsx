import { Link } from '@portico/shared/platform';
import { color, Directional, fontSizes, radii, spacing } from '@portico/shared/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** One line of the overview, which leads to the screen where it is dealt with. */
export function OverviewLine({
  to,
  title,
  text,
  value,
}: {
  to: string;
  title: ReactNode;
  text?: ReactNode;
  /** At the end of the line, such as a count. */
  value?: ReactNode;
}) {
  return (
    <Link
      to={to}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: spacing[4],
        minBlockSize: 'var(--size-tap)',
        padding: `${spacing[4]} ${spacing[5]}`,
        borderRadius: radii.xl,
        border: `1px solid ${color.line}`,
        background: color.surface,
        color: color.ink,
        textDecoration: 'none',
        '&:hover': { borderColor: color.inkSubtle },
      }}
    >
      <span css={{ display: 'grid', gap: spacing[1], flex: 1, minInlineSize: 0 }}>
        <span css={{ fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' }}>{title}</span>
        {text ? (
          <span css={{ color: color.inkMuted, fontSize: fontSizes.sm, textWrap: 'pretty' }}>{text}</span>
        ) : null}
      </span>
      {value}
      <Directional>
        <ChevronRight size={18} aria-hidden="true" css={{ flex: 'none', color: color.inkSubtle }} />
      </Directional>
    </Link>
  );
}
