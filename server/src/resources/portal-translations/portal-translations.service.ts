import {
  type AuthUser,
  type BodyOf,
  LANGUAGES,
  type Language,
  type markPortalTranslations,
  type PortalTranslations,
  type suggestPortalTranslations,
} from '@portico/shared/contracts';
import { mainLanguage, type PageText, portalTexts, sourceLanguage } from '@portico/shared/domain';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { requireEditorOf } from '../portals/portal.policy.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import { draftOf } from '../portals/portal-draft.service.ts';
import {
  type PortalTranslationRecord,
  portalTranslationRepository,
  type Suggestion,
  type TranslatedFrom,
} from '../portals/portal-translation.repository.ts';
import { emptyTranslations, formerSource, hashOfText, translationsIn } from '../portals/translated-from.ts';
import { assertNotStale } from '../writes/optimistic-lock.ts';
import { cleanTranslation } from './translated-html.ts';
import type { TranslationService } from './translation-service.ts';

/** Stored suggestions of a page, the latest. */
const MAX_SUGGESTIONS = 1000;

interface Stores {
  records: RecordStore;
  translationService: TranslationService | undefined;
}

interface TranslationsRequest {
  provider: string;
  id: string;
  editor: AuthUser;
  /** Of the page's draft. */
  isDraft: boolean;
}

interface Translated {
  page: PortalRecord;
  stored: StoredRecord<PortalTranslationRecord> | undefined;
  known: PortalTranslationRecord;
  /** The language of the page's sources. */
  source: Language;
  texts: PageText[];
}

async function translated(records: RecordStore, request: TranslationsRequest): Promise<Translated> {
  const { provider, id, editor, isDraft } = request;
  const page = isDraft ? (await draftOf(records, request)).page : await livePage(records, { provider, id });
  requireEditorOf(page, editor);
  const stored = await portalTranslationRepository(records).get(provider, id);
  const known = stored?.value ?? emptyTranslations(id);
  return { page, stored, known, source: known.source ?? mainLanguage(page), texts: portalTexts(page) };
}

async function livePage(records: RecordStore, { provider, id }: { provider: string; id: string }) {
  const stored = await portalRepository(records).get(provider, id);
  if (!stored) throw notFound('This portal');
  return stored.value;
}

/** Every text of a page with the state of its translations. Throws for everyone but its editors. [PERM-08] */
export async function translationsOf(
  { records, translationService }: Stores,
  request: TranslationsRequest,
): Promise<PortalTranslations> {
  const { page, known, source, texts } = await translated(records, request);
  return {
    modifiedDate: page.modifiedDate,
    source,
    canSuggest: translationService !== undefined,
    rows: texts.map((row) => rowOf(row, known, source)),
  };
}

function rowOf(
  { key, text }: PageText,
  { pairs, suggestions }: PortalTranslationRecord,
  ofPage: Language,
): PortalTranslations['rows'][number] {
  const from = sourceLanguage(text, ofPage);
  const fromHash = hashOfText(text[from] ?? '');
  const cells = LANGUAGES.map((language) => {
    const own = text[language]?.trim() ? text[language] : undefined;
    if (language === from) return [language, { text: own, state: 'source' as const }] as const;
    const pair = own === undefined ? undefined : pairOf({ language, text: own }, { from, fromHash });
    const was = pair && formerSource(pairs, pair);
    const isDone = pair !== undefined && was === undefined;
    const suggestion = isDone
      ? undefined
      : suggestions.find(
          (one) => one.language === language && one.from === from && one.fromHash === fromHash,
        );
    return [
      language,
      {
        text: own,
        state:
          own === undefined ? ('missing' as const) : isDone ? ('translated' as const) : ('outdated' as const),
        was,
        suggestion: suggestion?.text,
      },
    ] as const;
  });
  return {
    key,
    source: from,
    languages: Object.fromEntries(cells) as PortalTranslations['rows'][number]['languages'],
  };
}

const pairOf = (
  { language, text }: { language: Language; text: string },
  source: { from: Language; fromHash: string },
): TranslatedFrom => ({ language, hash: hashOfText(text), fromText: '', ...source });

type Marks = BodyOf<typeof markPortalTranslations>['data'];

/** Records what an editor decided about translations. Throws 'conflict' if the page has changed since it was read. */
export async function markTranslations(
  stores: Stores,
  { marks, ...request }: TranslationsRequest & { marks: Marks },
): Promise<PortalTranslations> {
  await change(stores.records, request, async ({ page, known, source, texts }) => {
    const { provider } = request;
    const what = 'this portal';
    await assertNotStale({ records: stores.records, provider, what, record: page, seen: marks.modifiedDate });
    const chosen = marks.source ?? source;
    const textOf = new Map(texts.map(({ key, text }) => [key, text]));
    const current = translationsIn(page, chosen);
    const done = (marks.done ?? []).flatMap(({ key, language }) => {
      const text = textOf.get(key);
      const translation = text?.[language];
      if (!text || !translation?.trim()) return [];
      const hash = hashOfText(translation);
      const fromHash = hashOfText(text[sourceLanguage(text, chosen)] ?? '');
      return current.filter(
        (pair) => pair.language === language && pair.hash === hash && pair.fromHash === fromHash,
      );
    });
    const isRefused = ({ language, from, fromHash }: Suggestion) =>
      (marks.refused ?? []).some((cell) => {
        const text = textOf.get(cell.key);
        return cell.language === language && text && hashOfText(text[from] ?? '') === fromHash;
      });
    return {
      ...known,
      source: marks.source ?? known.source,
      pairs: [...known.pairs, ...done],
      suggestions: known.suggestions.filter((one) => !isRefused(one)),
    };
  });
  return translationsOf(stores, request);
}

/** Writes the record of a page under its revision. */
const change = (
  records: RecordStore,
  request: TranslationsRequest,
  next: (now: Translated) => Promise<PortalTranslationRecord> | PortalTranslationRecord,
): Promise<void> =>
  retryOnConflict(async () => {
    const now = await translated(records, request);
    const { provider, id } = request;
    const value = await next(now);
    await portalTranslationRepository(records).put({
      provider,
      id,
      value,
      expectedRevision: now.stored?.revision ?? 0,
    });
  });

type Wanted = BodyOf<typeof suggestPortalTranslations>['data'];

/** Stores suggestions for texts of a page beside it. Visitors never see them. */
export async function suggestTranslations(
  stores: Stores,
  { wanted, ...request }: TranslationsRequest & { wanted: Wanted },
): Promise<PortalTranslations> {
  const { records, translationService } = stores;
  const { texts, source } = await translated(records, request);
  const { target } = wanted;
  const requested = texts.filter(
    ({ key, text }) => wanted.keys.includes(key) && sourceLanguage(text, source) !== target,
  );
  if (requested.length > 0 && !translationService)
    throw new AppError('unavailable', 'This site has no translation service.');
  const suggestions = translationService
    ? await suggestionsFor(translationService, { texts: requested, source, target })
    : [];
  if (suggestions.length > 0) {
    const nameOf = ({ language, from, fromHash }: Suggestion) => [language, from, fromHash].join(' ');
    const replaced = new Set(suggestions.map(nameOf));
    await change(records, request, ({ known }) => ({
      ...known,
      suggestions: [...known.suggestions.filter((one) => !replaced.has(nameOf(one))), ...suggestions].slice(
        -MAX_SUGGESTIONS,
      ),
    }));
  }
  return translationsOf(stores, request);
}

/** One request to the service per language and format. */
async function suggestionsFor(
  service: TranslationService,
  { texts, source, target }: { texts: readonly PageText[]; source: Language; target: Language },
): Promise<Suggestion[]> {
  const groups = LANGUAGES.flatMap((from) => [
    { from, isHtml: false },
    { from, isHtml: true },
  ]);
  const found = await Promise.all(
    groups.map(async ({ from, isHtml }) => {
      const group = texts.filter((one) => one.isHtml === isHtml && sourceLanguage(one.text, source) === from);
      if (group.length === 0) return [];
      const sources = [...new Set(group.map(({ text }) => text[from] ?? ''))];
      const translations = await service.translate({ texts: sources, from, to: target, isHtml });
      return sources.flatMap((one, at) => {
        const translation = translations[at]?.trim() ?? '';
        const text = isHtml ? cleanTranslation(one, translation) : translation;
        return text ? [{ language: target, text, from, fromHash: hashOfText(one) }] : [];
      });
    }),
  );
  return found.flat();
}
