import type { FigureStep } from '@portico/shared/contracts';
import { directionOf, groupedNumber } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, spacing } from '@portico/shared/ui';
import { chartTop, labelPositions } from './chart-scale.ts';
import { useStepNames } from './use-step-names.ts';

/** Height of the bars in px. */
const HEIGHT = 200;
/** Share of a step that its bar fills. */
const BAR_PART = 0.72;
/** Dates below the chart: as many as fit on a phone. */
const MOST_DATES = 3;

export interface Bar {
  /** The first day of the step, as YYYY-MM-DD. */
  date: string;
  count: number;
}

/** Time runs in reading direction. Hidden from screen readers, which get `SeriesTable`. */
export function BarChart({ bars, by }: { bars: readonly Bar[]; by: FigureStep }) {
  const { language } = useText('shell');
  const { short } = useStepNames(by);
  const values = bars.map(({ count }) => count);
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
          {bars.map(({ date, count }, index) => {
            const height = (count / top) * HEIGHT;
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
                <title>{`${short(date)}: ${groupedNumber(count)}`}</title>
              </rect>
            );
          })}
        </svg>
        <div css={{ gridColumn: 2, position: 'relative', blockSize: '1.5em' }}>
          {labelPositions(bars.length, MOST_DATES).map((index) => (
            <DateLabel key={index} at={(index + 0.5) / bars.length} text={short(bars[index]?.date ?? '')} />
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
