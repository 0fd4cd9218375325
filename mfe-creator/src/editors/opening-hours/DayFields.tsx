import { CONTENT_LIMITS, type OpeningInterval } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button, color, fontSizes, IconButton, Select, spacing, TextInput } from '@portico/shared/ui';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DayDraft, passesMidnight, USUAL_TIMES } from './hours-draft.ts';
import { parseClock } from './parse-clock.ts';

const KINDS = ['closed', 'times', 'allDay'] as const;

/** The hours of one day: closed, round the clock, or one or more intervals. [OPEN-10] */
export function DayFields(props: {
  /** The name of the day, for screen readers. */
  name: string;
  path: string;
  day: DayDraft;
  errorAt: (path: string) => string | undefined;
  /** Rendered beside the select, such as the copy menu. */
  aside?: ReactNode;
  onChange: (day: DayDraft) => void;
}) {
  const { name, path, day, errorAt, aside, onChange } = props;
  const { t } = useText('mfe-creator');
  const { kind, intervals } = day;
  const setInterval = (index: number, changes: Partial<OpeningInterval>) =>
    onChange({
      kind,
      intervals: intervals.map((interval, at) => (at === index ? { ...interval, ...changes } : interval)),
    });
  return (
    <div css={{ display: 'grid', gap: spacing[2], minInlineSize: 0 }}>
      <div css={{ display: 'flex', alignItems: 'center', gap: spacing[2] }}>
        <div css={{ flex: '1 1 auto', minInlineSize: 0, maxInlineSize: 260 }}>
          <Select
            aria-label={t('editors.opening-hours.kindOf', { name })}
            value={kind}
            onChange={(event) => {
              const next = event.target.value as DayDraft['kind'];
              onChange({
                kind: next,
                intervals: next === 'times' && intervals.length === 0 ? [USUAL_TIMES] : intervals,
              });
            }}
          >
            {KINDS.map((choice) => (
              <option key={choice} value={choice}>
                {t(`editors.opening-hours.kinds.${choice}`)}
              </option>
            ))}
          </Select>
        </div>
        {aside}
      </div>
      {kind === 'times' ? (
        <>
          {intervals.map((interval, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an interval has no identity besides its index
            <div key={index} css={{ display: 'grid', gap: 2 }}>
              <div css={{ display: 'flex', alignItems: 'center', gap: spacing[2] }}>
                <ClockInput
                  label={t('editors.opening-hours.opens', { name })}
                  value={interval.open}
                  isWrong={errorAt(`${path}.${index}.open`) !== undefined}
                  onChange={(open) => setInterval(index, { open })}
                />
                <span aria-hidden="true">–</span>
                <ClockInput
                  label={t('editors.opening-hours.closes', { name })}
                  value={interval.close}
                  isWrong={errorAt(`${path}.${index}.close`) !== undefined}
                  onChange={(close) => setInterval(index, { close })}
                />
                <IconButton
                  label={t('editors.opening-hours.removeTimes', { name })}
                  onClick={() => {
                    const left = intervals.filter((_, at) => at !== index);
                    onChange({ kind: left.length > 0 ? 'times' : 'closed', intervals: left });
                  }}
                >
                  <X size={18} aria-hidden="true" />
                </IconButton>
              </div>
              <p
                aria-live="polite"
                css={{ fontSize: fontSizes.sm, color: color.danger, '&:empty': { display: 'none' } }}
              >
                {errorAt(`${path}.${index}.open`) ?? errorAt(`${path}.${index}.close`)}
              </p>
              {passesMidnight(interval) ? (
                <p css={{ fontSize: fontSizes.sm, color: color.inkMuted }}>
                  {t('editors.opening-hours.pastMidnight', { time: parseClock(interval.close) ?? '' })}
                </p>
              ) : null}
            </div>
          ))}
          {intervals.length < CONTENT_LIMITS.openingIntervals ? (
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus size={16} aria-hidden="true" />}
              aria-label={t('editors.opening-hours.addTimesTo', { name })}
              onClick={() => onChange({ kind, intervals: [...intervals, { open: '', close: '' }] })}
              css={{ justifySelf: 'start', marginInlineStart: -12 }}
            >
              {t('editors.opening-hours.addTimes')}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** A time, typed in any common format and normalised on blur. */
function ClockInput(props: {
  label: string;
  value: string;
  isWrong: boolean;
  onChange: (typed: string) => void;
}) {
  const { label, value, isWrong, onChange } = props;
  return (
    <span css={{ inlineSize: 96 }}>
      <TextInput
        aria-label={label}
        aria-invalid={isWrong || undefined}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder="09:00"
        maxLength={5}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(parseClock(value) ?? value)}
      />
    </span>
  );
}
