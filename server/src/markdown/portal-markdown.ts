import { type Portal, type TagNames, WEEKDAYS } from '@portico/shared/contracts';
import {
  actionTarget,
  CONTACT_ORDER,
  contactEntries,
  formatDay,
  hoursView,
  isExpired,
  isLocationWithheld,
  isSectionHidden,
  isUnofficial,
  localized,
  mapHref,
  safeHref,
  tagNamesOf,
  timeZoneOf,
} from '@portico/shared/domain';
import type { TextReader } from '../render/public-text.ts';
import { LABELS } from './labels.ts';
import {
  htmlToMarkdown,
  lineToMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
  textToMarkdown,
} from './markdown-text.ts';

/** A portal's page, with the sections that visitors see. */
export function portalMarkdown(portal: Portal, tagNames: TagNames, reader: TextReader): string {
  const { language, origin } = reader;
  const labels = LABELS[language];
  const title = localized(portal.title, language);
  const description = localized(portal.description, language);
  const action = actionTarget(portal.action);
  const visible = (section: Parameters<typeof isSectionHidden>[1], content: () => string): string =>
    isSectionHidden(portal, section) ? '' : content();
  const picture = pictureOf(portal.imageURL, title, origin);
  return markdownBlocks(
    `# ${lineToMarkdown(title)}`,
    isUnofficial(portal) ? `*${labels.unofficial}*` : undefined,
    quoted(localized(portal.highlightSentence, language)),
    picture,
    portal.isAdvanceDescription ? htmlToMarkdown(description, origin) : textToMarkdown(description),
    action && portal.action?.type !== 'none'
      ? markdownLink(localized(portal.action?.text, language) || action, action)
      : undefined,
    markdownSection(
      labels.contacts,
      visible('contacts', () => contactsOf(portal, reader)),
    ),
    markdownSection(
      labels.hours,
      visible('openingHours', () => hoursOf(portal, reader)),
    ),
    markdownSection(
      labels.address,
      visible('location', () => locationOf(portal, reader)),
    ),
    markdownSection(
      labels.tags,
      visible('tags', () =>
        tagNamesOf(tagNames, portal.tags ?? [])
          .map(lineToMarkdown)
          .join(', '),
      ),
    ),
    markdownSection(
      labels.pictures,
      visible('gallery', () => galleryOf(portal, reader)),
    ),
    markdownSection(
      labels.links,
      visible('links', () => linksOf(portal, reader)),
    ),
  );
}

/** An image on the site's own origin. */
export function pictureOf(imageURL: string | undefined, title: string, origin: string): string | undefined {
  if (!imageURL || !URL.canParse(imageURL, origin)) return undefined;
  return `!${markdownLink(title, new URL(imageURL, origin).href)}`;
}

const quoted = (text: string): string | undefined => (text ? `> ${lineToMarkdown(text)}` : undefined);

function contactsOf({ contacts }: Portal, { language }: TextReader): string {
  const entries = CONTACT_ORDER.flatMap((kind) => {
    if (kind === 'location') return [];
    if (kind === 'others') return [lineToMarkdown(localized(contacts?.others, language))];
    return contactEntries(contacts, kind).map(({ text, href }) => markdownLink(text, href));
  });
  return markdownList(entries.filter(Boolean));
}

function hoursOf({ openingHours }: Portal, { language, now }: TextReader): string {
  const view = hoursView(openingHours);
  if (view.kind === 'none') return '';
  if (view.kind === 'text') return textToMarkdown(localized(view.text, language));
  const { week, special = [], note, timezone } = view.hours;
  const timesOf = (intervals: readonly { open: string; close: string }[] = []): string =>
    intervals.map(({ open, close }) => `${open}–${close}`).join(', ') || LABELS[language].closed;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now);
  const days = [
    // January 1, 2024 was a Monday.
    ...WEEKDAYS.map((day, index) => `${weekday.format(Date.UTC(2024, 0, 1 + index))}: ${timesOf(week[day])}`),
    ...special
      .filter(({ date }) => date >= today)
      .map(({ date, closed, intervals, note: its }) =>
        [
          `${formatDay(date, language)}: ${timesOf(closed ? [] : intervals)}`,
          lineToMarkdown(localized(its, language)),
        ]
          .filter(Boolean)
          .join(', '),
      ),
  ];
  return [markdownList(days), textToMarkdown(localized(note, language))].filter(Boolean).join('\n\n');
}

function locationOf({ location }: Portal, { language }: TextReader): string {
  if (isLocationWithheld(location)) return '';
  const { latitude, longitude, streetAddress } = location ?? {};
  const address = lineToMarkdown(localized(streetAddress, language));
  const map =
    latitude !== undefined && longitude !== undefined
      ? `${LABELS[language].map}: ${markdownLink(`${latitude}, ${longitude}`, mapHref(latitude, longitude))}`
      : '';
  return [address, map].filter(Boolean).join('\n\n');
}

function galleryOf({ galleryImages = [], openingHours }: Portal, reader: TextReader): string {
  const { language, now, origin } = reader;
  const items = galleryImages
    .filter((item) => !isExpired(item, now, timeZoneOf(openingHours)))
    .map(({ title, description, externalUrl, imageURL, smallImageURL }) => {
      const name = localized(title, language);
      const text = lineToMarkdown(localized(description, language));
      const href = safeHref(externalUrl ?? '') ?? absolute(imageURL ?? smallImageURL, origin);
      return [name || href ? markdownLink(name || LABELS[language].pictures, href) : '', text]
        .filter(Boolean)
        .join(': ');
    });
  return markdownList(items.filter(Boolean));
}

function linksOf({ links = [] }: Portal, { language }: TextReader): string {
  return markdownList(
    links.map(({ externalUrl, title, description }) => {
      const href = safeHref(externalUrl);
      const text = lineToMarkdown(localized(description, language));
      return [markdownLink(localized(title, language) || externalUrl, href), text].filter(Boolean).join(': ');
    }),
  );
}

const absolute = (address: string | undefined, origin: string): string | undefined =>
  address && URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
