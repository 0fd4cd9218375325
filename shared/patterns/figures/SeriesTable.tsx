import { css } from '@emotion/react';
import type { FigureStep } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { color, fontSizes, spacing } from '@portico/shared/ui';
import { useStepNames } from './use-step-names.ts';

const cell = css({
  padding: spacing[2],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'end',
  fontWeight: 'var(--font-regular)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  'tbody tr:last-of-type > &': { borderBlockEnd: 'none' },
});

const rowHead = css(cell, { textAlign: 'start' });

export interface SeriesTableProps<Name extends string> {
  /** In order; `date` is the first day of the step, as YYYY-MM-DD. */
  series: readonly (Record<Name, number> & { date: string })[];
  by: FigureStep;
  /** The heading of the dates. */
  stepLabel: string;
  columns: readonly { name: Name; label: string }[];
  labelledBy: string;
}

/** Figures over time as numbers, one row per step. */
export function SeriesTable<Name extends string>({
  series,
  by,
  stepLabel,
  columns,
  labelledBy,
}: SeriesTableProps<Name>) {
  const { full } = useStepNames(by);
  return (
    <table
      aria-labelledby={labelledBy}
      css={{ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSizes.sm }}
    >
      <thead css={{ color: color.inkMuted, fontSize: fontSizes.xs }}>
        <tr>
          <th scope="col" css={rowHead}>
            {stepLabel}
          </th>
          {columns.map(({ name, label }) => (
            <th key={name} scope="col" css={cell}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map((step) => (
          <tr key={step.date}>
            <th scope="row" css={rowHead}>
              {full(step.date)}
            </th>
            {columns.map(({ name }) => (
              <td key={name} css={cell}>
                {groupedNumber(step[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
