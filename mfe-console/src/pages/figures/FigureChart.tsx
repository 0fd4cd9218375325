import { css } from '@emotion/react';
import type { ConsoleFigures } from '@portico/shared/contracts';
import { directionOf, groupedNumber } from '@portico/shared/domain';
import {
  Button,
  Cluster,
  color,
  fontSizes,
  SectionHeader,
  spacing,
  visuallyHiddenStyles,
} from '@portico/shared/ui';
import { useId, useState } from 'react';
import { panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { chartTop, labelPositions } from './chart-scale.ts';
import { FIGURES, type FigureName, useFiguresAddress } from './figures-address.ts';
import { SaveTableButton } from './SaveTableButton.tsx';
import { useStepNames } from './use-step-names.ts';

type Series = Pick<ConsoleFigures, 'series' | 'by'>;

/** Height of the bars in px. */
const HEIGHT = 200;
/** Share of a step that its bar fills. */
const BAR_PART = 0.72;
/** Dates below the chart: as many as fit on a phone. */
const MOST_DATES = 3;

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
const tableArea = css({ overflow: 'auto', maxBlockSize: 420 });

/** One figure over time as bars. A button shows all figures as a table, which screen readers always have. */
export function FigureChart({ figures }: { figures: ConsoleFigures }) {
  const { t } = useMessages();
  const { figure, page } = useFiguresAddress();
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const { by, from, to } = figures;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t(`chart.per${by}`, { figure: t(`figures.${figure}`) })} />
      <div css={panel}>
        <Cluster gap={3} justify="end">
          <Button variant="secondary" size="sm" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'chart.asChart' : 'chart.asTable')}
          </Button>
          <SaveTableButton query={{ from, to, page, by }} table="series" />
        </Cluster>
        {isTable ? (
          // Keyboards scroll it too, if it is wider than a phone.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
          <div css={tableArea} tabIndex={0} role="group" aria-labelledby={titleId}>
            <FigureTable figures={figures} labelledBy={titleId} />
          </div>
        ) : (
          <>
            <Bars figures={figures} figure={figure} />
            <div css={visuallyHiddenStyles}>
              <FigureTable figures={figures} labelledBy={titleId} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** Time runs in reading direction. Hidden from screen readers, which have the table. */
function Bars({ figures: { series, by }, figure }: { figures: Series; figure: FigureName }) {
  const { language } = useMessages();
  const { short } = useStepNames(by);
  const values = series.map((step) => step[figure]);
  const top = chartTop(values);
  const isRtl = directionOf(language) === 'rtl';
  /** In percent of the width. */
  const width = 100 / values.length;
  const left = (index: number) => width * ((isRtl ? values.length - 1 - index : index) + (1 - BAR_PART) / 2);
  return (
    <div
      aria-hidden="true"
      css={{ display: 'grid', gap: spacing[2], color: color.inkMuted, fontSize: fontSizes.xs }}
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: spacing[2] }}>
        <div
          css={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            textAlign: 'end',
            lineHeight: 1,
            fontVariantNumeric: 'tabular-nums',
            // The middle of each number is at its line.
            marginBlock: '-0.5em',
          }}
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{groupedNumber(value)}</span>
          ))}
        </div>
        <svg width="100%" height={HEIGHT} css={{ display: 'block', overflow: 'visible' }}>
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1="0" x2="100%" y1={y} y2={y} css={{ stroke: color.line }} />
          ))}
          {series.map(({ date }, index) => {
            const height = ((values[index] ?? 0) / top) * HEIGHT;
            return (
              <rect
                key={date}
                x={`${left(index)}%`}
                y={HEIGHT - height}
                width={`${width * BAR_PART}%`}
                height={height}
                rx={2}
                css={{ fill: color.brand }}
              >
                <title>{`${short(date)}: ${groupedNumber(values[index] ?? 0)}`}</title>
              </rect>
            );
          })}
        </svg>
        <div css={{ gridColumn: 2, position: 'relative', blockSize: '1.5em' }}>
          {labelPositions(series.length, MOST_DATES).map((index) => (
            <DateLabel
              key={index}
              at={(index + 0.5) / series.length}
              text={short(series[index]?.date ?? '')}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A date at a part of the width, 0 to 1. Those at the ends do not leave the chart. */
function DateLabel({ at, text }: { at: number; text: string }) {
  return (
    <span
      css={{
        position: 'absolute',
        whiteSpace: 'nowrap',
        ...(at < 0.15
          ? { insetInlineStart: 0 }
          : at > 0.85
            ? { insetInlineEnd: 0 }
            : {
                insetInlineStart: `${at * 100}%`,
                transform: 'translateX(-50%)',
                '[dir=rtl] &': { transform: 'translateX(50%)' },
              }),
      }}
    >
      {text}
    </span>
  );
}

function FigureTable({ figures: { series, by }, labelledBy }: { figures: Series; labelledBy: string }) {
  const { t } = useMessages();
  const { full } = useStepNames(by);
  return (
    <table
      aria-labelledby={labelledBy}
      css={{ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSizes.sm }}
    >
      <thead css={{ color: color.inkMuted, fontSize: fontSizes.xs }}>
        <tr>
          <th scope="col" css={rowHead}>
            {t(`chart.${by}`)}
          </th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" css={cell}>
              {t(`figures.${figure}`)}
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
            {FIGURES.map((figure) => (
              <td key={figure} css={cell}>
                {groupedNumber(step[figure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
