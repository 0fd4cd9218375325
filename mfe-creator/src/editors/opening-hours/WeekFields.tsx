import { WEEKDAYS, type Weekday } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { color, Menu, MenuItem, media, spacing } from '@portico/shared/ui';
import { Copy } from 'lucide-react';
import { memo } from 'react';
import { DayFields } from './DayFields.tsx';
import type { DayDraft } from './hours-draft.ts';

/** The days that hours can be copied to. */
const COPIES = {
  all: WEEKDAYS,
  workdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  weekend: ['sat', 'sun'],
} as const satisfies Record<string, readonly Weekday[]>;

const COPY_NAMES = ['all', 'workdays', 'weekend'] as const;

/** Sets the hours of these days. */
type GiveHours = (day: DayDraft, days: readonly Weekday[]) => void;

/** The hours of the seven days, with a menu that copies them to other days. [OPEN-10] */
export function WeekFields(props: {
  week: Record<Weekday, DayDraft>;
  /** A stable function while there is no problem, so that other days are not rendered again. */
  errorAt: (path: string) => string | undefined;
  onChange: GiveHours;
}) {
  const { week, ...shared } = props;
  const { t } = useText('mfe-creator');
  return (
    <div role="group" aria-label={t('editors.opening-hours.week')} css={{ display: 'grid' }}>
      {WEEKDAYS.map((weekday) => (
        <DayOfWeek key={weekday} weekday={weekday} day={week[weekday]} {...shared} />
      ))}
    </div>
  );
}

const DayOfWeek = memo(function DayOfWeek(props: {
  weekday: Weekday;
  day: DayDraft;
  errorAt: (path: string) => string | undefined;
  onChange: GiveHours;
}) {
  const { weekday, day, errorAt, onChange } = props;
  const { t } = useText('mfe-creator');
  const name = t(`weekday.${weekday}`);
  return (
    <div
      css={{
        display: 'grid',
        gap: `${spacing[1]} ${spacing[4]}`,
        paddingBlock: spacing[3],
        borderBlockEnd: `1px solid ${color.line}`,
        [media.tabletUp]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
      }}
    >
      <p css={{ fontWeight: 'var(--font-medium)', [media.tabletUp]: { paddingBlockStart: 12 } }}>{name}</p>
      <DayFields
        name={name}
        path={weekday}
        day={day}
        errorAt={errorAt}
        onChange={(changed) => onChange(changed, [weekday])}
        aside={
          <Menu
            label={t('editors.opening-hours.copy', { name })}
            variant="quiet"
            trigger={<Copy size={18} aria-hidden="true" />}
          >
            {COPY_NAMES.map((choice) => (
              <MenuItem key={choice} onClick={() => onChange(day, COPIES[choice])}>
                {t(`editors.opening-hours.copies.${choice}`)}
              </MenuItem>
            ))}
          </Menu>
        }
      />
    </div>
  );
});
