import { css } from '@emotion/react';
import { type ConsoleFigures, FIGURE_NAMES } from '@portico/shared/contracts';
import { formatPercent, groupedNumber } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import { color, fontSizes, media, radii, spacing } from '@portico/shared/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useMessages } from '../../messages/use-messages.ts';
import { useFiguresAddress } from './figures-address.ts';

const tile = css({
  display: 'grid',
  alignContent: 'start',
  gap: spacing[1],
  blockSize: '100%',
  padding: spacing[4],
  borderRadius: radii.lg,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.ink,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&[aria-current]': { borderColor: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
});

/** The figures of the period and how they changed; each leads to its chart. */
export function FigureTiles({ totals, before }: Pick<ConsoleFigures, 'totals' | 'before'>) {
  const { t } = useMessages();
  const { figure: shown, linkTo } = useFiguresAddress();
  return (
    <ul
      role="list"
      aria-label={t('figures.totals')}
      css={{
        display: 'grid',
        gap: spacing[3],
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        [media.tabletUp]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
        // Five on a phone: the first has a row of its own.
        [media.mobile]: { '& > :first-of-type': { gridColumn: '1 / -1' } },
      }}
    >
      {FIGURE_NAMES.map((figure) => (
        <li key={figure}>
          <Link
            to={linkTo({ figure })}
            replace
            preventScrollReset
            aria-current={figure === shown ? 'true' : undefined}
            css={tile}
          >
            <span css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t(`figures.${figure}`)}</span>
            <span
              css={{
                fontSize: fontSizes.xl,
                fontWeight: 'var(--font-bold)',
                lineHeight: 'var(--font-leading-tight)',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {groupedNumber(totals[figure])}
            </span>
            {before ? <Change now={totals[figure]} before={before[figure]} /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const { t, language } = useMessages();
  const change = before === 0 ? 0 : now / before - 1;
  const Icon = change > 0 ? TrendingUp : TrendingDown;
  return (
    <span css={{ display: 'grid', color: color.inkMuted, fontSize: fontSizes.xs, lineHeight: 1.5 }}>
      {change === 0 ? null : (
        <span css={{ display: 'inline-flex', alignItems: 'center', gap: spacing[1], color: color.ink }}>
          <Icon size={14} aria-hidden="true" />
          <bdi dir="ltr">
            {change > 0 ? '+' : '−'}
            {formatPercent(Math.abs(change), language)}
          </bdi>
        </span>
      )}
      {t('figures.before', { number: before })}
    </span>
  );
}
