import {
  type GalleryItem,
  LANGUAGES,
  type Language,
  type LinkItem,
  type LocalizedText,
  type OpeningInterval,
  type Portal,
  type TranslatableText,
  type VersionedPart,
  WEEKDAYS,
} from '@portico/shared/contracts';
import { formatDay, formatHours, hoursView, localized } from '@portico/shared/domain';
import { LANGUAGE_NAMES, type Text } from '@portico/shared/platform';
import { visibleText } from '../editors/description/html-text.ts';

/** One text or image of a part of a page. */
export interface PartEntry {
  /** The key is equal for the same text or image in two states of a page. */
  key: string;
  /** The label: 'Title · ไทย'. */
  label: string;
  content: /** `isList`: each line is an entry. */
    | { kind: 'text'; text: string; language?: Language | undefined; isList?: boolean }
    | { kind: 'picture'; id: string; address: string | undefined };
}

type Messages = Pick<Text, 't' | 'language'> & { tagName: (tag: string) => string };

/** The texts and images of a part of a page that are not empty, for a preview or a comparison. */
export const partEntries = (part: VersionedPart, portal: Portal, messages: Messages): PartEntry[] =>
  ENTRIES[part](portal, messages).filter(
    ({ content }) => content.kind === 'picture' || content.text.trim() !== '',
  );

const ENTRIES: Record<VersionedPart, (portal: Portal, messages: Messages) => PartEntry[]> = {
  title: ({ title, highlightSentence }, { t }) => [
    ...spoken('title', t('editors.title.name'), title),
    ...spoken('highlight', t('editors.title.highlight'), highlightSentence),
  ],
  description: ({ description, shortDescription, isAdvanceDescription }, { t }) => [
    ...spoken(
      'description',
      t('editors.description.description'),
      description,
      isAdvanceDescription ? visibleText : undefined,
    ),
    ...spoken('short', t('editors.description.short'), shortDescription),
    ...flag('advanced', t('editors.description.advanced'), isAdvanceDescription, t),
  ],
  thumbnail: ({ mainImageId, imageURL }, { t }) =>
    picture('thumbnail', t('versions.parts.thumbnail'), { mainImageId, imageURL }),
  cover: ({ galleryImages = [] }, messages) =>
    galleryImages
      .slice(0, 1)
      .flatMap((item) => itemEntries('cover', messages.t('versions.parts.cover'), item, messages)),
  gallery: ({ galleryImages = [] }, messages) =>
    galleryImages
      .slice(1)
      .flatMap((item, index) =>
        itemEntries(keyOf(item, index), nameOf(item, index + 1, messages), item, messages),
      ),
  links: ({ links = [] }, messages) =>
    links.flatMap((link, index) =>
      itemEntries(link.externalUrl, nameOf(link, index + 1, messages), link, messages),
    ),
  contributors: ({ contributors = [] }, { t }) =>
    contributors.flatMap(({ name, mainImageId, smallImageURL }, index) => [
      ...said(`${name}.${index}`, t('editors.contributors.one', { number: index + 1 }), name),
      ...picture(`${name}.${index}.picture`, name, { mainImageId, imageURL: smallImageURL }),
    ]),
  contacts: ({ contacts: { others, ...lines } = {} }, { t }) => [
    ...Object.entries(lines).flatMap(([name, line]) => said(name, t(`versions.contacts.${name}`), line)),
    ...spoken('others', t('versions.contacts.others'), others),
  ],
  location: ({ location: { latitude, longitude, streetAddress } = {} }, { t }) => [
    ...(latitude === undefined || longitude === undefined
      ? []
      : said('pin', t('editors.location.pin'), `${latitude}, ${longitude}`)),
    ...spoken('address', t('editors.location.address'), streetAddress),
  ],
  openingHours: (portal, messages) => hoursEntries(portal, messages),
  tags: ({ tags = [] }, { t, tagName }) => listed('tags', t('versions.parts.tags'), tags.map(tagName)),
  callToAction: ({ action }, { t }) =>
    action
      ? [
          ...said('type', t('editors.call-to-action.type'), t(`editors.call-to-action.types.${action.type}`)),
          ...(action.type === 'none'
            ? []
            : said(
                'contact',
                t(`editors.call-to-action.contacts.${action.type}`),
                action.contact?.[action.type],
              )),
          ...spoken('text', t('editors.call-to-action.text'), action.text),
          ...said('color', t('editors.call-to-action.color'), action.color?.background),
        ]
      : [],
  popUp: ({ popUp, isShowDialog }, { t }) => [
    ...flag('shown', t('editors.pop-up.shown'), popUp?.isShow && isShowDialog !== false, t),
    ...translated('message', t('editors.pop-up.message'), popUp?.message, visibleText),
    ...translated('button', t('editors.pop-up.text'), popUp?.buttonLink?.text),
    ...said('link', t('editors.pop-up.link'), popUp?.buttonLink?.link),
    ...picture('picture', t('editors.picture'), {
      mainImageId: popUp?.profileImageId,
      imageURL: popUp?.imageURL,
    }),
  ],
  promotion: ({ promoteWord }, { t }) => translated('word', t('editors.promotion.word'), promoteWord),
  visibility: ({ hideInformations = [] }, { t }) =>
    listed(
      'hidden',
      t('versions.hidden'),
      hideInformations.map((name) => t(`sections.${name}`)),
    ),
  privacy: ({ isPrivate }, { t }) => flag('private', t('editors.privacy.private'), isPrivate, t),
};

const said = (key: string, label: string, text: string | undefined): PartEntry[] =>
  text ? [{ key, label, content: { kind: 'text', text } }] : [];

const listed = (key: string, label: string, entries: readonly string[]): PartEntry[] =>
  entries.length > 0
    ? [
        {
          key,
          label,
          content: { kind: 'text', text: entries.map((entry) => `${entry}\n`).join(''), isList: true },
        },
      ]
    : [];

/** An entry for each language that has a text. */
const spoken = (
  key: string,
  label: string,
  text: LocalizedText | undefined,
  asText: (stored: string) => string = (stored) => stored,
): PartEntry[] =>
  LANGUAGES.map((language) => ({
    key: `${key}.${language}`,
    label: `${label} · ${LANGUAGE_NAMES[language]}`,
    content: { kind: 'text', text: asText(text?.[language] ?? ''), language },
  }));

/** One entry for a string, else one for each language. */
const translated = (
  key: string,
  label: string,
  text: TranslatableText | undefined,
  asText: (stored: string) => string = (stored) => stored,
): PartEntry[] =>
  typeof text === 'string' ? said(key, label, asText(text)) : spoken(key, label, text, asText);

const flag = (key: string, label: string, isOn: boolean | undefined, t: Text['t']): PartEntry[] =>
  said(key, label, isOn ? t('versions.on') : t('versions.off'));

const picture = (
  key: string,
  label: string,
  { mainImageId, imageURL }: { mainImageId?: string | undefined; imageURL?: string | undefined },
): PartEntry[] =>
  mainImageId ? [{ key, label, content: { kind: 'picture', id: mainImageId, address: imageURL } }] : [];

/** The key of an item does not depend on its position. */
const keyOf = ({ mainImageId, externalUrl, catalogId }: GalleryItem, index: number): string =>
  mainImageId ?? externalUrl ?? catalogId ?? String(index);

const nameOf = (
  item: { title?: LocalizedText | undefined },
  number: number,
  { t, language }: Messages,
): string => localized(item.title, language) || t('versions.entry', { number });

function itemEntries(
  key: string,
  name: string,
  item: Partial<GalleryItem> & Pick<LinkItem, 'title' | 'description'>,
  { t, language }: Messages,
): PartEntry[] {
  return [
    ...picture(`${key}.picture`, name, item),
    ...said(`${key}.url`, `${name}: ${t('editors.externalUrl')}`, item.externalUrl),
    ...spoken(`${key}.title`, `${name}: ${t('editors.entryTitle')}`, item.title),
    ...spoken(`${key}.description`, `${name}: ${t('editors.entryDescription')}`, item.description),
    ...said(
      `${key}.end`,
      `${name}: ${t('editors.gallery-item.expDate')}`,
      item.expDate && formatDay(item.expDate, language),
    ),
  ];
}

function hoursEntries({ openingHours }: Portal, { t, language }: Messages): PartEntry[] {
  const view = hoursView(openingHours);
  if (view.kind === 'none') return [];
  if (view.kind === 'text') return spoken('text', t('editors.opening-hours.text'), view.text);
  const { week, special = [], note } = view.hours;
  const times = (intervals: readonly OpeningInterval[] = []) =>
    intervals.map((interval) => formatHours(interval, language)).join('\n') ||
    t('editors.opening-hours.kinds.closed');
  return [
    ...WEEKDAYS.flatMap((day) => said(day, t(`weekday.${day}`), times(week[day]))),
    ...special.flatMap(({ date, closed, intervals, note: why }) => {
      const day = formatDay(date, language);
      return [
        ...said(date, day, times(closed ? [] : intervals)),
        ...spoken(`${date}.note`, `${day}: ${t('editors.opening-hours.specialNote')}`, why),
      ];
    }),
    ...spoken('note', t('editors.opening-hours.note'), note),
  ];
}
