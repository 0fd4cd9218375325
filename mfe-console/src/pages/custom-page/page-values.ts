import {
  type Action,
  type GalleryItem,
  MAX_MENU_ORDER,
  type PageDraft,
  type PageDraftChanges,
  type WEB_PAGE_WIDGETS,
  type WebPage,
} from '@portico/shared/contracts';
import {
  actionProblems,
  actionTarget,
  hasTranslation,
  isLinkTarget,
  linkTarget,
  safeWebHref,
  toWireText,
} from '@portico/shared/domain';
import type { SlotPicture } from '@portico/shared/platform';

export type Widget = (typeof WEB_PAGE_WIDGETS)[number];
export type IconLink = WebPage['iconLinks'][number];

/** An entry of a widget. Entries have no ids, so the form gives each a key, by which it is moved. */
export interface Entry<Value> {
  key: string;
  value: Value;
}

/** The form of a custom page. */
export interface PageValues {
  title: WebPage['title'];
  widgets: readonly Widget[];
  bannerImages: readonly Entry<GalleryItem>[];
  galleryImages: readonly Entry<GalleryItem>[];
  iconLinks: readonly Entry<IconLink>[];
  buttonLinks: readonly Entry<Action>[];
  isInMenu: boolean;
  /** As typed. */
  menuOrder: string;
  /** Of the content that the form started with, for the optimistic lock. */
  modifiedDate: string | undefined;
}

/** The field with the entries of each widget. */
export const ENTRIES_OF = {
  banner: 'bannerImages',
  galleryImages: 'galleryImages',
  icons: 'iconLinks',
  actions: 'buttonLinks',
} as const satisfies Record<Widget, keyof PageValues>;
export type EntriesField = (typeof ENTRIES_OF)[Widget];

let keys = 0;
export const newEntry = <Value>(value: Value): Entry<Value> => ({ key: `entry-${++keys}`, value });

/** What a new entry of each widget starts with. */
export const NEW_ENTRIES = {
  bannerImages: { type: 'picture' },
  galleryImages: { type: 'picture' },
  iconLinks: { type: 'ICON', name: 'info', link: '' },
  buttonLinks: { type: 'externalUrl' },
} as const satisfies { [Field in EntriesField]: PageValues[Field][number]['value'] };

export const valuesOf = (page: PageDraft): PageValues => ({
  title: page.title,
  widgets: [...new Set(page.widgets)],
  bannerImages: page.bannerImages.map(newEntry),
  galleryImages: page.galleryImages.map(newEntry),
  iconLinks: page.iconLinks.map(newEntry),
  buttonLinks: page.buttonLinks.map(newEntry),
  isInMenu: page.menuOrder !== undefined,
  menuOrder: String(page.menuOrder ?? 1),
  modifiedDate: page.modifiedDate,
});

/** The content to save: complete links, no empty texts, no image URLs, which the server derives. */
export const contentOf = (values: PageValues): PageDraftChanges => ({
  title: values.title,
  widgets: [...values.widgets],
  bannerImages: values.bannerImages.map(({ value }) => sentItem(bannerType(value))),
  galleryImages: values.galleryImages.map(({ value }) => sentItem(value)),
  iconLinks: values.iconLinks.map(({ value }) => sentIcon(value)),
  buttonLinks: values.buttonLinks.map(({ value }) => sentAction(value)),
  menuOrder: values.isInMenu ? Number(values.menuOrder) : null,
  modifiedDate: values.modifiedDate,
});

/** The page as it will be, for its preview. */
export const pageOf = (id: string, values: PageValues): WebPage => ({
  _id: id,
  title: values.title,
  widgets: [...values.widgets],
  bannerImages: values.bannerImages.map(({ value }) => value),
  galleryImages: values.galleryImages.map(({ value }) => value),
  iconLinks: values.iconLinks.map(({ value }) => ({ ...value, link: linkTarget(value.link) ?? '' })),
  buttonLinks: values.buttonLinks.map(({ value }) => sentAction(value)),
  editors: [],
});

/**
 * The form's values after a save. Keeps the stored image URLs; a new upload has a temporary URL until a draft uses it.
 */
export const afterSave =
  (submitted: PageValues, saved: PageDraft) =>
  (now: PageValues): PageValues => ({
    ...now,
    modifiedDate: saved.modifiedDate,
    bannerImages: now.bannerImages.map(withUrls(submitted.bannerImages, saved.bannerImages)),
    galleryImages: now.galleryImages.map(withUrls(submitted.galleryImages, saved.galleryImages)),
    iconLinks: now.iconLinks.map((entry) => {
      const at = submitted.iconLinks.findIndex(({ key }) => key === entry.key);
      const picture = saved.iconLinks[at]?.picture;
      const isSame = picture && picture.mainImageId === entry.value.picture?.mainImageId;
      return isSame ? { ...entry, value: { ...entry.value, picture } } : entry;
    }),
  });

const withUrls =
  (submitted: readonly Entry<GalleryItem>[], saved: readonly GalleryItem[]) =>
  (entry: Entry<GalleryItem>): Entry<GalleryItem> => {
    const item = saved[submitted.findIndex(({ key }) => key === entry.key)];
    if (!item || item.mainImageId !== entry.value.mainImageId) return entry;
    const { imageURL, smallImageURL } = item;
    return { ...entry, value: { ...entry.value, imageURL, smallImageURL } };
  };

/** A banner is a link as soon as it has one. */
const bannerType = (item: GalleryItem): GalleryItem => ({
  ...item,
  type: linkTarget(item.externalUrl) === undefined ? 'picture' : 'picture_link',
});

function sentItem({ imageURL, smallImageURL: _small, ...item }: GalleryItem): GalleryItem {
  return {
    ...item,
    // A picture of another site has no id.
    ...(item.mainImageId ? {} : { imageURL }),
    externalUrl: linkTarget(item.externalUrl),
    title: toWireText(item.title) ?? undefined,
    description: toWireText(item.description) ?? undefined,
  };
}

function sentIcon({ picture, ...icon }: IconLink): IconLink {
  const sent = { ...icon, link: linkTarget(icon.link) ?? '', text: toWireText(icon.text) ?? undefined };
  if (icon.type !== 'picture') return sent;
  return { ...sent, picture: picture?.mainImageId ? { mainImageId: picture.mainImageId } : picture };
}

/** A web address gets its scheme; other values stay as they are. */
function sentAction(action: Action): Action {
  const externalUrl = action.type === 'externalUrl' ? linkTarget(action.contact?.externalUrl) : undefined;
  return externalUrl === undefined ? action : { ...action, contact: { ...action.contact, externalUrl } };
}

/** The picture of an entry as the value of `picture.field`. */
export const slotPicture = ({
  mainImageId,
  imageURL,
  aspects,
}: Pick<GalleryItem, 'mainImageId' | 'imageURL' | 'aspects'> = {}): Partial<SlotPicture> => ({
  ...(mainImageId ? { mainImageId } : {}),
  ...(imageURL ? { imageURL } : {}),
  aspects,
});

/** Rules of a field, which are keys of messages. */
export type PageRule = 'title' | 'picture' | 'link' | 'address' | 'webAddress' | 'text' | 'place' | 'entry';

/** The problems of the fields by path. An entry with a problem has one itself, by which it is opened. */
export function pageProblems(values: PageValues): Partial<Record<string, PageRule>> {
  const problems: Partial<Record<string, PageRule>> = {};
  if (!hasTranslation(values.title)) problems['title'] = 'title';
  const place = Number(values.menuOrder);
  if (values.isInMenu && !(Number.isInteger(place) && place >= 1 && place <= MAX_MENU_ORDER))
    problems['menuOrder'] = 'place';
  for (const widget of values.widgets) {
    const field = ENTRIES_OF[widget];
    values[field].forEach(({ value }, index) => {
      const found = entryProblems(widget, value);
      if (found.length > 0) problems[`${field}.${index}`] = 'entry';
      for (const [path, rule] of found) problems[`${field}.${index}.${path}`] ??= rule;
    });
  }
  return problems;
}

type Found = readonly (readonly [path: string, rule: PageRule])[];

function entryProblems(widget: Widget, value: GalleryItem | IconLink | Action): Found {
  switch (widget) {
    case 'banner':
      return [
        ...pictureProblems(value as GalleryItem),
        ...addressProblems('externalUrl', (value as GalleryItem).externalUrl),
      ];
    case 'galleryImages':
      return galleryProblems(value as GalleryItem);
    case 'icons':
      return iconProblems(value as IconLink);
    case 'actions':
      return buttonProblems(value as Action);
  }
}

const pictureProblems = ({ mainImageId, imageURL }: GalleryItem): Found =>
  mainImageId || imageURL ? [] : [['mainImageId', 'picture']];

function addressProblems(path: string, typed: string | undefined): Found {
  const address = linkTarget(typed);
  return address === undefined || isLinkTarget(address) ? [] : [[path, 'address']];
}

/** A gallery links to other sites only. */
function galleryProblems(item: GalleryItem): Found {
  const hasLink = item.type === 'picture_link' || item.type === 'video';
  const target = linkTarget(item.externalUrl);
  return [
    ...(item.type.startsWith('picture') ? pictureProblems(item) : []),
    ...(hasLink && target === undefined ? [['externalUrl', 'link'] as const] : []),
    ...(hasLink && target !== undefined && !safeWebHref(target)
      ? [['externalUrl', 'webAddress'] as const]
      : []),
  ];
}

function iconProblems({ type, link, picture }: IconLink): Found {
  const isMissing = type === 'picture' && !picture?.mainImageId && !picture?.imageURL;
  return [
    ...(isMissing ? [['picture', 'picture'] as const] : []),
    ...(link.trim() === '' ? [['link', 'link'] as const] : []),
    ...addressProblems('link', link),
  ];
}

function buttonProblems(action: Action): Found {
  const missing = actionProblems(action).map(
    ({ path }) => [path, path === 'text' ? 'text' : 'link'] as const,
  );
  const { type } = action;
  const isTyped = type !== 'none' && Boolean(action.contact?.[type]?.trim());
  const isWrong = isTyped && actionTarget(sentAction(action)) === undefined;
  return [...missing, ...(isWrong ? [[`contact.${type}`, 'webAddress'] as const] : [])];
}
