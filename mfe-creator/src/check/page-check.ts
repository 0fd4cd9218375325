import type { Language, LocalizedText, Portal, PortalCheck } from '@portico/shared/contracts';
import {
  ACTION_COLOR_PRESETS,
  type ActionColors,
  DEFAULT_TIME_ZONE,
  hasTranslation,
  hoursView,
  isSectionHidden,
  lengthHint,
  SUGGESTED_LENGTHS,
  timeZoneOf,
  visibleText,
} from '@portico/shared/domain';
import { colorContrast } from '@portico/shared/ui';
import type { EditorName } from '../editors/editor-name.ts';
import { type HoursConflict, hoursConflicts } from './hours-conflicts.ts';

/** What is checked, in the order in which the findings are listed. */
export const PAGE_CHECKS = [
  'pictureSize',
  'pictureTitle',
  'texts',
  'languages',
  'colours',
  'hoursConflict',
  'hoursAge',
  'position',
  'links',
  'twins',
] as const;
export type PageCheckName = (typeof PAGE_CHECKS)[number];

/** Something that a visitor would miss, and the editor in which it is fixed. */
export interface Finding {
  check: PageCheckName;
  /** Its sentence is the message `check.findings.{message}`. */
  message: string;
  /** Values of the sentence. */
  values?: Record<string, number | string>;
  /** What the sentence calls by its name, or else by its number. */
  entry?: { title: LocalizedText | undefined; number: number };
  language?: Language;
  day?: HoursConflict['day'];
  /** ISO time. */
  since?: string;
  editor: EditorName;
  /** Of the entry in the stored list. */
  index?: number;
}

/** What is known of a page that is checked. */
export interface CheckedPage {
  portal: Portal;
  /** Undefined until the server has replied, and if it does not. */
  facts: PortalCheck | undefined;
  /** The languages that the site offers. */
  languages: readonly Language[];
  /** ms since 1970. */
  now: number;
}

/** In px: the widths at which the page shows them on a desktop. */
export const PICTURE_WIDTHS = { cover: 1200, picture: 640, thumbnail: 400 } as const;
/** In characters: search engines cut after about this many; a Chinese one takes the space of two. */
export const TITLE_LENGTHS: Record<Language, number> = { th: 60, en: 60, zh: 30, ar: 60 };
const YEAR_MS = 365.25 * 24 * 3_600_000;
/** What WCAG 2 AA asks of text. */
const TEXT_CONTRAST = 4.5;

type Found = Omit<Finding, 'check'>;
type Rule = (page: CheckedPage) => Found[];
type FactRule = (page: CheckedPage & { facts: PortalCheck }) => Found[];

const entryOf = ({ galleryImages = [] }: Portal, index: number) => ({
  title: galleryImages[index]?.title,
  number: index,
});

const pictureSize: FactRule = ({ portal, facts }) => {
  const { mainImageId, galleryImages = [] } = portal;
  const widthOf = (id: string | undefined) => facts.pictures.find((picture) => picture.id === id)?.width;
  const isNarrow = (id: string | undefined, minimum: number) => (widthOf(id) ?? minimum) < minimum;
  const values = (id: string | undefined, minimum: number) => ({ width: widthOf(id) ?? 0, minimum });
  const { cover, picture, thumbnail } = PICTURE_WIDTHS;
  const isShown = !isSectionHidden(portal, 'gallery');
  return [
    ...galleryImages.flatMap(({ mainImageId: id }, index): Found[] => {
      if (index === 0) {
        return isNarrow(id, cover)
          ? [{ message: 'coverSmall', values: values(id, cover), editor: 'cover' as const }]
          : [];
      }
      if (!isShown || !isNarrow(id, picture)) return [];
      const entry = entryOf(portal, index);
      return [
        {
          message: 'pictureSmall',
          values: values(id, picture),
          entry,
          editor: 'gallery-item' as const,
          index,
        },
      ];
    }),
    ...(isNarrow(mainImageId, thumbnail)
      ? [{ message: 'thumbnailSmall', values: values(mainImageId, thumbnail), editor: 'thumbnail' as const }]
      : []),
  ];
};

/** The cover is decorative, and a catalogue's tile has the name of the catalogue. */
const pictureTitle: Rule = ({ portal }) =>
  isSectionHidden(portal, 'gallery')
    ? []
    : (portal.galleryImages ?? []).flatMap(({ type, title, description }, index) =>
        index === 0 || type === 'catalog' || hasTranslation(title) || hasTranslation(description)
          ? []
          : [
              {
                message: 'pictureUntitled',
                values: { number: index },
                editor: 'gallery-item' as const,
                index,
              },
            ],
      );

/** Each text in the language in which it was written last. */
const texts: Rule = ({ portal: { title, highlightSentence, description }, languages }) => {
  const tooLong = languages.flatMap((language) => {
    const count = [...(title[language]?.trim() ?? '')].length;
    const maximum = TITLE_LENGTHS[language];
    return count > maximum
      ? [{ message: 'titleLong', language, values: { count, maximum }, editor: 'title' as const }]
      : [];
  });
  const shorter = (text: LocalizedText | undefined, minimum: number) => {
    const longest = languages
      .map((language) => lengthHint(visibleText(text?.[language] ?? '').trim(), minimum))
      .toSorted((one, other) => other.count - one.count)[0];
    return longest?.kind === 'short' ? { count: longest.count, minimum } : undefined;
  };
  const highlight = shorter(highlightSentence, SUGGESTED_LENGTHS.highlightSentence);
  const words = shorter(description, SUGGESTED_LENGTHS.portalDescription);
  return [
    ...tooLong,
    ...(highlight
      ? [
          {
            message: highlight.count === 0 ? 'highlightMissing' : 'highlightShort',
            values: highlight,
            editor: 'title' as const,
          },
        ]
      : []),
    ...(words
      ? [
          {
            message: words.count === 0 ? 'descriptionMissing' : 'descriptionShort',
            values: words,
            editor: 'description' as const,
          },
        ]
      : []),
  ];
};

/** One finding per language, with the editor of the first text that lacks it. */
const languagesOf: Rule = ({ portal, languages }) => {
  const { title, highlightSentence, description, action, galleryImages = [], links = [] } = portal;
  const written: { text: LocalizedText | undefined; editor: EditorName; index?: number }[] = [
    { text: title, editor: 'title' },
    { text: highlightSentence, editor: 'title' },
    { text: description, editor: 'description' },
    { text: action?.type === 'none' ? undefined : action?.text, editor: 'call-to-action' },
    ...galleryImages.flatMap((item, index) => [
      { text: item.title, editor: 'gallery-item' as const, index },
      { text: item.description, editor: 'gallery-item' as const, index },
    ]),
    ...links.flatMap((link, index) => [
      { text: link.title, editor: 'link' as const, index },
      { text: link.description, editor: 'link' as const, index },
    ]),
  ];
  return languages.flatMap((language) => {
    const missing = written.filter(({ text }) => hasTranslation(text) && !hasTranslation(text, language));
    const [first] = missing;
    if (!first) return [];
    const { editor, index } = first;
    return [
      {
        message: 'languageMissing',
        language,
        values: { count: missing.length },
        editor,
        ...(index === undefined ? {} : { index }),
      },
    ];
  });
};

/** The named colours that the editors offer. */
const NAMED: Record<string, string> = {
  white: '#ffffff',
  black: '#000000',
  gray: '#808080',
  green: '#008000',
  red: '#ff0000',
  goldenrod: '#daa520',
  lightseagreen: '#20b2aa',
  dodgerblue: '#1e90ff',
};
const plain = (color: string) => NAMED[color.trim().toLowerCase()] ?? color;

/** The page adjusts a preset until its text can be read. */
const isPoor = ({ text, background }: ActionColors): boolean =>
  !ACTION_COLOR_PRESETS.some((preset) => preset.text === text && preset.background === background) &&
  (colorContrast(plain(text), plain(background)) ?? TEXT_CONTRAST) < TEXT_CONTRAST;

const colours: Rule = ({ portal }) => {
  const { action, galleryImages = [], popUp, isShowDialog } = portal;
  const button = popUp?.buttonLink;
  return [
    ...(action && action.type !== 'none' && action.color && isPoor(action.color)
      ? [{ message: 'buttonColour', editor: 'call-to-action' as const }]
      : []),
    ...galleryImages.flatMap(({ action: own }, index) =>
      own && own.type !== 'none' && own.color && isPoor(own.color)
        ? [
            {
              message: 'pictureColour',
              entry: entryOf(portal, index),
              editor: 'gallery-item' as const,
              index,
            },
          ]
        : [],
    ),
    ...(isShowDialog && button && isPoor({ text: 'white', background: button.backgroundColor ?? 'black' })
      ? [{ message: 'popUpColour', editor: 'pop-up' as const }]
      : []),
  ];
};

const CONFLICT_MESSAGES: Record<HoursConflict['kind'], string> = {
  overlap: 'hoursOverlap',
  backwards: 'hoursBackwards',
  'closed-open': 'hoursClosedOpen',
  twice: 'hoursTwice',
};

const hoursConflict: Rule = ({ portal }) => {
  const view = hoursView(portal.openingHours);
  if (view.kind !== 'structured' || isSectionHidden(portal, 'openingHours')) return [];
  return hoursConflicts(view.hours).map(({ kind, day }) => ({
    message: CONFLICT_MESSAGES[kind],
    day,
    editor: 'opening-hours' as const,
  }));
};

const hoursAge: FactRule = ({ portal, facts: { hoursSince }, now }) =>
  hoursView(portal.openingHours).kind === 'none' ||
  isSectionHidden(portal, 'openingHours') ||
  now - Date.parse(hoursSince) <= YEAR_MS
    ? []
    : [{ message: 'hoursOld', since: hoursSince, editor: 'opening-hours' }];

/** Whether a place is in Thailand matters only where its hours are in Thai time. */
const position: FactRule = ({ portal, facts }) => {
  if (isSectionHidden(portal, 'location') || facts.position === 'inside') return [];
  if (facts.position === 'none') return [{ message: 'positionMissing', editor: 'location' }];
  const isThai = (timeZoneOf(portal.openingHours) ?? DEFAULT_TIME_ZONE) === DEFAULT_TIME_ZONE;
  return isThai ? [{ message: 'positionOutside', editor: 'location' }] : [];
};

const LINK_EDITORS: Record<PortalCheck['links'][number]['part'], EditorName> = {
  links: 'link',
  gallery: 'gallery-item',
  callToAction: 'call-to-action',
  popUp: 'pop-up',
  contacts: 'contacts',
  description: 'description',
};
const LINK_MESSAGES: Partial<Record<PortalCheck['links'][number]['state'], string>> = {
  missing: 'linkMissing',
  failing: 'linkFailing',
  silent: 'linkSilent',
  internal: 'linkInternal',
};

const links: FactRule = ({ portal, facts }) =>
  facts.links.flatMap(({ part, index, address, state }) => {
    const message = LINK_MESSAGES[state];
    const isHidden =
      (part === 'links' || part === 'gallery' || part === 'contacts') && isSectionHidden(portal, part);
    if (!message || isHidden) return [];
    const entryIndex = index === undefined ? {} : { index };
    return [{ message, values: { address }, editor: LINK_EDITORS[part], ...entryIndex }];
  });

const twins: FactRule = ({ facts }) =>
  facts.twins.map(({ title }) => ({ message: 'twin', entry: { title, number: 0 }, editor: 'title' }));

const RULES: Record<PageCheckName, { needsFacts: false; rule: Rule } | { needsFacts: true; rule: FactRule }> =
  {
    pictureSize: { needsFacts: true, rule: pictureSize },
    pictureTitle: { needsFacts: false, rule: pictureTitle },
    texts: { needsFacts: false, rule: texts },
    languages: { needsFacts: false, rule: languagesOf },
    colours: { needsFacts: false, rule: colours },
    hoursConflict: { needsFacts: false, rule: hoursConflict },
    hoursAge: { needsFacts: true, rule: hoursAge },
    position: { needsFacts: true, rule: position },
    links: { needsFacts: true, rule: links },
    twins: { needsFacts: true, rule: twins },
  };

/** The result of a check. */
export interface PageCheckResult {
  findings: Finding[];
  /** Checks without findings. */
  done: number;
  /** Checks that could be carried out; all of them once the server's facts are there. */
  total: number;
}

/** Checks a page by everything that is known of it. */
export function checkPage(page: CheckedPage): PageCheckResult {
  const { facts } = page;
  const results = PAGE_CHECKS.flatMap((check) => {
    const { needsFacts, rule } = RULES[check];
    if (needsFacts && !facts) return [];
    const found = needsFacts ? facts && rule({ ...page, facts }) : rule(page);
    return [(found ?? []).map((finding): Finding => ({ check, ...finding }))];
  });
  return {
    findings: results.flat(),
    done: results.filter((found) => found.length === 0).length,
    total: results.length,
  };
}
