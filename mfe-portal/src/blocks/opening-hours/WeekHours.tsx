import type { Portal, StructuredOpeningHours } from '@portico/shared/contracts';
import { type DayHours, formatHours, isAllDay, weekFromToday } from '@portico/shared/domain';
import { Localized } from '@portico/shared/platform';
import { color, Directional, fontSizes, spacing } from '@portico/shared/ui';
import { ChevronRight } from 'lucide-react';
import { useMessages } from '../../messages/use-messages.ts';

interface WeekHoursProps {
  portal: Portal;
  hours: StructuredOpeningHours;
  /** ms since 1970 */
  now: number;
}

/** Today's hours, and the following days in a native `details` element, which opens without script. [OPEN-10] */
export function WeekHours({ portal, hours, now }: WeekHoursProps) {
  const { t, localize, language } = useMessages();
  const [today, ...later] = weekFromToday(hours, now);
  // The calendar has what visitors may see.
  const hasCalendar =
    portal.status === 'RELEASE' &&
    !portal.isPrivate &&
    hours.special?.some(({ date }) => today && date >= today.date);
  return (
    <div css={{ display: 'grid', gap: spacing[2] }}>
      <ul role="list">{today ? <Day day={today} isToday /> : null}</ul>
      <details
        css={{
          '&[open] > summary [data-arrow]': { rotate: '90deg' },
          // The mirrored arrow turns down the other way.
          "[dir='rtl'] &[open] > summary [data-arrow]": { rotate: '-90deg' },
        }}
      >
        <summary
          css={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 6,
            minBlockSize: 'var(--size-tap)',
            color: color.brandStrong,
            fontWeight: 'var(--font-medium)',
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
          }}
        >
          {t('hours.week')}
          <span data-arrow="" css={{ display: 'inline-flex', transition: 'rotate var(--motion-fast)' }}>
            <Directional>
              <ChevronRight size={18} aria-hidden="true" />
            </Directional>
          </span>
        </summary>
        <ul role="list" css={{ display: 'grid', gap: spacing[2], paddingBlock: spacing[1] }}>
          {later.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </ul>
      </details>
      {hasCalendar ? (
        <a
          href={`/portals/${encodeURIComponent(portal._id)}/calendar.ics?lang=${language}`}
          download
          css={{
            display: 'inline-flex',
            alignItems: 'center',
            minBlockSize: 'var(--size-tap)',
            justifySelf: 'start',
          }}
        >
          {t('hours.calendar')}
        </a>
      ) : null}
      {localize(hours.note) ? (
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          <Localized text={hours.note} />
        </p>
      ) : null}
    </div>
  );
}

function Day({ day, isToday = false }: { day: DayHours; isToday?: boolean }) {
  const { t, localize } = useMessages();
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: spacing[4],
        fontWeight: isToday ? 'var(--font-bold)' : undefined,
      }}
    >
      <span>
        {isToday ? t('hours.today', { day: t(`weekday.${day.weekday}`) }) : t(`weekday.${day.weekday}`)}
      </span>
      <Intervals day={day} />
      {day.isSpecial ? (
        <span
          css={{
            gridColumn: '1 / -1',
            color: color.warning,
            fontSize: fontSizes.sm,
            fontWeight: 'var(--font-regular)',
          }}
        >
          {localize(day.note) ? <Localized text={day.note} /> : t('hours.special')}
        </span>
      ) : null}
    </li>
  );
}

function Intervals({ day }: { day: DayHours }) {
  const { t, language } = useMessages();
  if (day.intervals.length === 0) return <span css={{ color: color.inkMuted }}>{t('hours.closed')}</span>;
  if (day.intervals.some(isAllDay)) return <span>{t('hours.allDay')}</span>;
  return (
    <span css={{ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums' }}>
      {day.intervals.map((interval) => (
        <span key={interval.open}>{formatHours(interval, language)}</span>
      ))}
    </span>
  );
}
