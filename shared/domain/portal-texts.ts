import { CONTENT_LIMITS, LANGUAGES, type Language } from '../contracts/constants.ts';
import type { LocalizedText, TranslatableText } from '../contracts/localized.ts';
import type { VersionedPart } from '../contracts/page-parts.ts';
import type { PortalChanges } from '../contracts/portal.ts';
import { hasTranslation } from './content-problems.ts';
import { editableText } from './editable-text.ts';
import type { PageContent } from './page-parts.ts';
import { toWireText, withTranslation } from './with-translation.ts';

/** The fields of a page with texts in several languages. `*` stands for each entry of a list. */
const TEXT_FIELDS = [
  { path: 'title', part: 'title', limit: 'title' },
  { path: 'highlightSentence', part: 'title', limit: 'sentence' },
  { path: 'shortDescription', part: 'description', limit: 'sentence' },
  { path: 'description', part: 'description', limit: 'html' },
  { path: 'action.text', part: 'callToAction', limit: 'title' },
  { path: 'contacts.others', part: 'contacts', limit: 'text' },
  { path: 'openingHours', part: 'openingHours', limit: 'text' },
  { path: 'openingHours.note', part: 'openingHours', limit: 'sentence' },
  { path: 'openingHours.special.*.note', part: 'openingHours', limit: 'sentence' },
  { path: 'location.streetAddress', part: 'location', limit: 'sentence' },
  { path: 'galleryImages.*.title', part: 'gallery', limit: 'title' },
  { path: 'galleryImages.*.description', part: 'gallery', limit: 'text' },
  { path: 'galleryImages.*.action.text', part: 'gallery', limit: 'title' },
  { path: 'links.*.title', part: 'links', limit: 'title' },
  { path: 'links.*.description', part: 'links', limit: 'text' },
  { path: 'popUp.message', part: 'popUp', limit: 'html' },
  { path: 'popUp.buttonLink.text', part: 'popUp', limit: 'word' },
  { path: 'promoteWord', part: 'promotion', limit: 'word' },
] as const satisfies readonly {
  path: string;
  part: VersionedPart;
  limit: keyof typeof CONTENT_LIMITS;
}[];

/** What a text is, for its label: the path without numbers, such as `galleryImages.title`. */
export type TextKind = (typeof TEXT_KINDS)[number];
export const TEXT_KINDS = [
  'title',
  'highlightSentence',
  'shortDescription',
  'description',
  'action.text',
  'contacts.others',
  'openingHours',
  'openingHours.note',
  'openingHours.special.note',
  'location.streetAddress',
  'galleryImages.title',
  'galleryImages.description',
  'galleryImages.action.text',
  'links.title',
  'links.description',
  'popUp.message',
  'popUp.buttonLink.text',
  'promoteWord',
] as const;

/** One text of a page, in all its languages. */
export interface PageText {
  /** Its path in the portal, such as `galleryImages.3.title`. */
  key: string;
  kind: TextKind;
  /** The part of the page that it belongs to. */
  part: VersionedPart;
  /** Of its entry in the list, from 0; undefined outside lists. */
  index?: number | undefined;
  text: LocalizedText;
  isHtml: boolean;
  /** Characters per language. */
  maxLength: number;
}

/** Every text of a page that is written in one language at least, in page order. */
export function portalTexts(page: PageContent): PageText[] {
  return TEXT_FIELDS.flatMap(({ path, part, limit }) => {
    const kind = path.replaceAll('.*', '') as TextKind;
    return valuesAt(page, path.split('.')).flatMap(({ key, value }) => {
      const text = asText(value);
      if (!text || !hasTranslation(text)) return [];
      const index = /\.(\d+)\./.exec(key)?.[1];
      return {
        key,
        kind,
        part,
        ...(index === undefined ? {} : { index: Number(index) }),
        text,
        isHtml: isHtml(page, kind),
        maxLength: CONTENT_LIMITS[limit],
      };
    });
  });
}

const isHtml = ({ isAdvanceDescription }: PageContent, kind: TextKind): boolean =>
  kind === 'popUp.message' || (kind === 'description' && isAdvanceDescription === true);

/** Structured opening hours are an object as well, but no text. */
function asText(value: unknown): LocalizedText | undefined {
  if (typeof value === 'object' && value !== null && 'week' in value) return undefined;
  return editableText(value as TranslatableText | undefined);
}

function valuesAt(value: unknown, path: readonly string[], before = ''): { key: string; value: unknown }[] {
  const [step, ...rest] = path;
  if (step === undefined) return [{ key: before, value }];
  if (typeof value !== 'object' || value === null) return [];
  // A catalogue writes its own tile.
  const entries =
    step === '*'
      ? Object.entries(value as unknown[]).filter(([, entry]) => !isCatalogTile(entry))
      : Object.entries({ [step]: (value as Record<string, unknown>)[step] });
  return entries.flatMap(([name, one]) => valuesAt(one, rest, before === '' ? name : `${before}.${name}`));
}

const isCatalogTile = (entry: unknown): boolean => (entry as { type?: string } | null)?.type === 'catalog';

/** A new translation of one text; '' removes it. */
export interface TextEdit {
  key: string;
  language: Language;
  text: string;
}

/** The fields of a page that new translations change, for its save. Edits of texts that the page lacks are left out. */
export function withTextEdits(page: PageContent, edits: readonly TextEdit[]): PortalChanges {
  const known = new Set(portalTexts(page).map(({ key }) => key));
  const changed: Record<string, unknown> = {};
  for (const { key, language, text } of edits) {
    if (!known.has(key)) continue;
    const [field = '', ...path] = key.split('.');
    const before = field in changed ? changed[field] : page[field as keyof PageContent];
    changed[field] = replacedAt(before, path, (value) => {
      const edited = withTranslation(asText(value), language, text);
      return path.length === 0 ? toWireText(edited) : (toWireText(edited) ?? undefined);
    });
  }
  return changed as PortalChanges;
}

function replacedAt(value: unknown, path: readonly string[], replace: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replace(value);
  if (Array.isArray(value)) return value.with(Number(step), replacedAt(value[Number(step)], rest, replace));
  const fields = value as Record<string, unknown>;
  return { ...fields, [step]: replacedAt(fields[step], rest, replace) };
}

/** The language that a page is written in first: that of most of its texts; of several, the first of the site's order. */
export function mainLanguage(page: PageContent): Language {
  const texts = portalTexts(page);
  const counts = LANGUAGES.map(
    (language) => texts.filter(({ text }) => hasTranslation(text, language)).length,
  );
  return LANGUAGES[counts.indexOf(Math.max(...counts))] ?? LANGUAGES[0];
}

/** The language that a text is translated from: that of the page, or the first one that it is written in. */
export const sourceLanguage = (text: LocalizedText, ofPage: Language): Language =>
  [ofPage, ...LANGUAGES].find((language) => hasTranslation(text, language)) ?? ofPage;
