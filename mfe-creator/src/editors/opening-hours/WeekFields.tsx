import { WEEKDAYS, type Weekday } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { color, Menu, MenuItem, media, spacing } from '@portico/shared/ui';
import { Copy } from 'lucide-react';
import { DayFields } from './DayFields.tsx';
import type { DayDraft } from './hours-draft.ts';

type Week = Record<Weekday, DayDraft>;

/** Where a day's hours can be copied to. */
const COPIES = {
  all: WEEKDAYS,
  workdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  weekend: ['sat', 'sun'],
} as const satisfies Record<string, readonly Weekday[]>;

const COPY_NAMES = ['all', 'workdays', 'weekend'] as const;

/** The seven days, each with its hours and the way to give them to other days. [OPEN-10] */
export function WeekFields(props: {
  week: Week;
  errorAt: (path: string) => string | undefined;
  onChange: (week: Week) => void;
}) {
  const { week, errorAt, onChange } = props;
  const { t } = useText('mfe-creator');
  const copy = (day: DayDraft, days: readonly Weekday[]) =>
    onChange({ ...week, ...Object.fromEntries(days.map((other) => [other, day])) });
  return (
    <div role="group" aria-label={t('editors.opening-hours.week')} css={{ display: 'grid' }}>
      {WEEKDAYS.map((weekday) => {
        const name = t(`weekday.${weekday}`);
        return (
          <div
            key={weekday}
            css={{
              display: 'grid',
              gap: `${spacing[1]} ${spacing[4]}`,
              paddingBlock: spacing[3],
              borderBlockEnd: `1px solid ${color.line}`,
              [media.tabletUp]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
            }}
          >
            <p css={{ fontWeight: 'var(--font-medium)', [media.tabletUp]: { paddingBlockStart: 12 } }}>
              {name}
            </p>
            <DayFields
              name={name}
              path={weekday}
              day={week[weekday]}
              errorAt={errorAt}
              onChange={(day) => onChange({ ...week, [weekday]: day })}
              aside={
                <Menu
                  label={t('editors.opening-hours.copy', { name })}
                  variant="quiet"
                  trigger={<Copy size={18} aria-hidden="true" />}
                >
                  {COPY_NAMES.map((choice) => (
                    <MenuItem key={choice} onClick={() => copy(week[weekday], COPIES[choice])}>
                      {t(`editors.opening-hours.copies.${choice}`)}
                    </MenuItem>
                  ))}
                </Menu>
              }
            />
          </div>
        );
      })}
    </div>
  );
}
