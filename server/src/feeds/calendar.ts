import type { Language, Portal } from '@portico/shared/contracts';
import {
  addDays,
  addressInLanguage,
  endOfDay,
  hoursView,
  intervalSpan,
  isLocationWithheld,
  isSectionHidden,
  localized,
  placeTime,
  portalsBody,
} from '@portico/shared/domain';
import { ICalCalendar } from 'ical-generator';
import type { TextReader } from '../render/public-text.ts';
import type { SiteReader } from '../render/site-reader.ts';

/** Pages of a town whose days are read, last changed first. */
const MAX_PORTALS = 100;

const CLOSED: Readonly<Record<Language, string>> = { th: 'ปิด', en: 'closed', zh: '休息', ar: 'مغلق' };
const OPEN: Readonly<Record<Language, string>> = { th: 'เปิด', en: 'open', zh: '营业', ar: 'مفتوح' };

/** The special days of a page as iCalendar; undefined if visitors cannot see the page. */
export async function portalCalendar(
  site: SiteReader,
  id: string,
  reader: TextReader,
): Promise<string | undefined> {
  const portal = await site.portal(id);
  return portal && calendarOf(localized(portal.title, reader.language), [portal], reader);
}

/** The special days of a town's pages; undefined if visitors cannot see the town. */
export async function townCalendar(
  site: SiteReader,
  id: string,
  reader: TextReader,
): Promise<string | undefined> {
  const town = await site.town(id);
  if (!town) return undefined;
  const { hits } = await site.search('portal', portalsBody({ townId: id, size: MAX_PORTALS }));
  const portals: Portal[] = [];
  for (const { _id, _source } of hits) {
    const portal = _source.isPrivate ? undefined : await site.portal(_id);
    if (portal) portals.push(portal);
  }
  return calendarOf(localized(town.title, reader.language), portals, reader);
}

function calendarOf(name: string, portals: readonly Portal[], reader: TextReader): string {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Portico', product: 'Portico', language: reader.language.toUpperCase() },
  });
  for (const portal of portals) addSpecialDays(calendar, portal, reader);
  return calendar.toString();
}

function addSpecialDays(calendar: ICalCalendar, portal: Portal, { language, origin }: TextReader): void {
  const view = isSectionHidden(portal, 'openingHours') ? { kind: 'none' } : hoursView(portal.openingHours);
  if (!('hours' in view)) return;
  const { special = [], timezone } = view.hours;
  const title = localized(portal.title, language);
  const address =
    isSectionHidden(portal, 'location') || isLocationWithheld(portal.location)
      ? ''
      : localized(portal.location?.streetAddress, language);
  const { host } = new URL(origin);
  for (const { date, closed, intervals = [], note } of special) {
    const remark = localized(note, language);
    const shared = {
      stamp: new Date(portal.modifiedDate),
      url: addressInLanguage(`${origin}/portals/${encodeURIComponent(portal._id)}`, language),
      ...(address ? { location: address } : {}),
    };
    if (closed || intervals.length === 0) {
      calendar.createEvent({
        ...shared,
        id: `${portal._id}-${date}@${host}`,
        allDay: true,
        // Only the date of an all-day event is written, in UTC.
        start: new Date(`${date}T00:00:00Z`),
        end: new Date(`${addDays(date, 1)}T00:00:00Z`),
        timezone: 'UTC',
        summary: `${title}: ${remark || CLOSED[language]}`,
        ...(remark ? { description: CLOSED[language] } : {}),
      });
      continue;
    }
    intervals.forEach((interval, index) => {
      const { from, to } = intervalSpan(interval);
      calendar.createEvent({
        ...shared,
        id: `${portal._id}-${date}-${index}@${host}`,
        start: momentOf(date, from, timezone),
        end: momentOf(date, to, timezone),
        summary: `${title}: ${remark || OPEN[language]}`,
      });
    });
  }
}

/** Minutes after the midnight of a date, on the clocks of a time zone. */
function momentOf(date: string, minutes: number, timeZone: string): Date {
  const midnight = endOfDay(addDays(date, -1), timeZone);
  const moment = midnight + minutes * 60_000;
  // Clocks that change on that day show another time.
  const shown = placeTime(moment, timeZone);
  const shownMinutes = shown.minutes + (shown.date > date ? 24 * 60 : 0);
  return new Date(moment + (minutes - shownMinutes) * 60_000);
}
