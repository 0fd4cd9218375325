import {
  type Language,
  type LocalizedText,
  type PopUp,
  type SignUpSetting,
  WEBSITE_ORIGIN,
  type WebConfig,
  type WebConfigChanges,
} from '@portico/shared/contracts';
import {
  changedFields,
  hasTranslation,
  isLinkTarget,
  linkTarget,
  offeredLanguages,
  toWireText,
} from '@portico/shared/domain';
import type { FormProblems } from '@portico/shared/patterns';
import type { SlotPicture } from '@portico/shared/platform';
import { popUpProblems, sentPopUp } from '../../forms/PopUpFields.tsx';

type Contacts = NonNullable<WebConfig['contacts']>;

/** The values of the form of a site's settings. */
export interface SiteValues {
  title: LocalizedText;
  description: LocalizedText | undefined;
  logo: Partial<SlotPicture> | undefined;
  home: Partial<SlotPicture> | undefined;
  isContactWithMe: boolean;
  contacts: Contacts;
  isExtraBtn: boolean;
  nameExtraButton: LocalizedText | undefined;
  linkExtraButton: string;
  popUp: PopUp | undefined;
  languages: readonly Language[];
  isPrivate: boolean;
  signUp: SignUpSetting;
  isIndexed: boolean;
  mcp: boolean;
  /** One per line; '' if all websites may. */
  embedOrigins: string;
  /** '' for the default. */
  brandColor: string;
  /** Of the version that the form shows. [T-49] */
  modifiedDate: string | undefined;
}

/** Keys of the messages of what is wrong. */
export type SiteRule =
  | 'site.required'
  | 'site.wrongColor'
  | 'site.wrongLink'
  | 'site.wrongOrigin'
  | NonNullable<ReturnType<typeof popUpProblems>[string]>;

export const valuesOf = (config: WebConfig): SiteValues => ({
  title: config.title,
  description: config.description,
  logo: pictureOf(config.logoImageId, config.logoImageURL),
  home: pictureOf(config.homeImageId, config.homeImageURL),
  isContactWithMe: config.isContactWithMe ?? false,
  contacts: config.contacts ?? {},
  isExtraBtn: config.isExtraBtn ?? false,
  nameExtraButton: config.nameExtraButton,
  linkExtraButton: config.linkExtraButton ?? '',
  popUp: config.popUp,
  languages: offeredLanguages(config),
  isPrivate: config.isPrivate,
  signUp: config.signUp ?? 'open',
  isIndexed: config.isIndexed ?? true,
  mcp: config.mcp ?? false,
  embedOrigins: (config.embedOrigins ?? []).join('\n'),
  brandColor: config.brandColor ?? '',
  modifiedDate: config.modifiedDate,
});

const pictureOf = (mainImageId: string | undefined, imageURL: string | undefined) =>
  mainImageId === undefined ? undefined : { mainImageId, ...(imageURL ? { imageURL } : {}) };

/** What differs from the values that were loaded, so that a save changes nothing else. */
export function changesOf(values: SiteValues, initial: SiteValues): WebConfigChanges {
  return { ...changedFields(onWire(initial), onWire(values)), modifiedDate: values.modifiedDate };
}

const onWire = (values: SiteValues): WebConfigChanges => ({
  title: values.title,
  description: toWireText(values.description),
  logoImageId: values.logo?.mainImageId ?? null,
  homeImageId: values.home?.mainImageId ?? null,
  isContactWithMe: values.isContactWithMe,
  contacts: filledContacts(values.contacts),
  isExtraBtn: values.isExtraBtn,
  nameExtraButton: toWireText(values.nameExtraButton),
  linkExtraButton: linkTarget(values.linkExtraButton) ?? null,
  popUp: sentPopUp(values.popUp),
  languages: [...values.languages],
  isPrivate: values.isPrivate,
  signUp: values.signUp,
  isIndexed: values.isIndexed,
  mcp: values.mcp,
  embedOrigins: origins(values.embedOrigins),
  brandColor: values.brandColor.trim() || null,
});

function filledContacts(contacts: Contacts): Contacts | null {
  const { googleFormLink, ...others } = contacts;
  const filled = Object.entries({ ...others, googleFormLink: linkTarget(googleFormLink) }).filter(
    ([, text]) => text?.trim(),
  );
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

/** The origins of websites that were entered, one per line; null for none. */
function origins(text: string): string[] | null {
  const lines = text.split(/\s+/).filter(Boolean);
  return lines.length > 0 ? lines.map((line) => (URL.canParse(line) ? new URL(line).origin : line)) : null;
}

/** Problems by field, before anything is sent. */
export function siteProblems(values: SiteValues): FormProblems<SiteRule> {
  const { title, isExtraBtn, nameExtraButton, linkExtraButton, popUp, brandColor, embedOrigins } = values;
  const link = linkTarget(linkExtraButton);
  return {
    ...(hasTranslation(title) ? {} : { title: 'site.required' }),
    ...(isExtraBtn && !hasTranslation(nameExtraButton) ? { nameExtraButton: 'site.required' } : {}),
    ...(isExtraBtn && !link ? { linkExtraButton: 'site.required' } : {}),
    ...(link !== undefined && !isLinkTarget(link) ? { linkExtraButton: 'site.wrongLink' } : {}),
    ...(origins(embedOrigins)?.every((origin) => WEBSITE_ORIGIN.test(origin)) === false
      ? { embedOrigins: 'site.wrongOrigin' }
      : {}),
    ...popUpProblems(popUp),
    ...(/^(#([\da-f]{3}|[\da-f]{6}))?$/i.test(brandColor.trim()) ? {} : { brandColor: 'site.wrongColor' }),
  };
}

/** A change whose effects are shown before it is saved. */
export type SiteWarning = 'private' | 'closed' | 'invitation';

/** What visitors lose with this save. */
export const warningsOf = (values: SiteValues, initial: SiteValues): SiteWarning[] => [
  ...(values.isPrivate && !initial.isPrivate ? (['private'] as const) : []),
  ...(values.signUp !== 'open' && values.signUp !== initial.signUp ? [values.signUp] : []),
];
