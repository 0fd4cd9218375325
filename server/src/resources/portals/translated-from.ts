import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@portico/shared/contracts';
import { mainLanguage, type PageContent, portalTexts, sourceLanguage } from '@portico/shared/domain';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import {
  type PortalTranslationRecord,
  portalTranslationRepository,
  type TranslatedFrom,
} from './portal-translation.repository.ts';

/** Stored pairs of a page, the latest: its texts in three languages, and those of drafts and versions. */
const MAX_PAIRS = 1000;
/** Characters of a former source that are stored for comparing. */
const MAX_FORMER = 2000;

export const hashOfText = (text: string): string =>
  createHash('sha256').update(text.trim()).digest('base64url').slice(0, 22);

/** Every translation of a page with the text that stands beside it as its source. */
export function translationsIn(page: PageContent, source: Language): TranslatedFrom[] {
  return portalTexts(page).flatMap(({ text }) => {
    const from = sourceLanguage(text, source);
    const fromText = text[from]?.trim() ?? '';
    return LANGUAGES.flatMap((language) => {
      const translation = text[language]?.trim();
      if (language === from || !translation) return [];
      return [
        {
          language,
          hash: hashOfText(translation),
          from,
          fromHash: hashOfText(fromText),
          fromText: fromText.slice(0, MAX_FORMER),
        },
      ];
    });
  });
}

const translationKey = ({ language, hash }: TranslatedFrom): string => `${language} ${hash}`;
const pairKey = (pair: TranslatedFrom): string => `${translationKey(pair)} ${pair.from} ${pair.fromHash}`;

/**
 * The pairs after a save: a written translation is paired with the source beside it, one that stays with its former
 * source, which makes it outdated. With `isReplay`, the texts are those of a draft or a version, and a known
 * translation retains its pairs.
 */
export function pairsAfter(
  pairs: readonly TranslatedFrom[],
  {
    before,
    after,
    source,
    isReplay,
  }: { before: PageContent; after: PageContent; source: Language; isReplay: boolean },
): readonly TranslatedFrom[] {
  const former = translationsIn(before, source);
  const current = translationsIn(after, source);
  const added = without(current, former);
  if (added.length === 0) return pairs;
  const removed = without(former, current);
  const known = new Map(pairs.map((pair) => [pairKey(pair), pair]));
  const isKnown = new Set(pairs.map(translationKey));
  const found: TranslatedFrom[] = [];
  const stays = new Set(removed.map(translationKey));
  const touched = new Set<string>();
  for (const pair of added) {
    const name = translationKey(pair);
    if (stays.has(name)) touched.add(name);
    else if (!isReplay || !isKnown.has(name)) {
      found.push(pair);
      touched.add(name);
    }
  }
  // The same text may translate other texts of the page, which were right until now.
  const others = former.filter(
    (pair) => touched.has(translationKey(pair)) && !isKnown.has(translationKey(pair)),
  );
  for (const pair of [...others, ...found]) {
    known.delete(pairKey(pair));
    known.set(pairKey(pair), pair);
  }
  return [...known.values()].slice(-MAX_PAIRS);
}

/** The elements of a list that another one lacks, counted. */
function without(pairs: readonly TranslatedFrom[], others: readonly TranslatedFrom[]): TranslatedFrom[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(pairKey(other), (counts.get(pairKey(other)) ?? 0) + 1);
  return pairs.filter((pair) => {
    const left = counts.get(pairKey(pair)) ?? 0;
    if (left > 0) counts.set(pairKey(pair), left - 1);
    return left === 0;
  });
}

/** The former source of an outdated translation; undefined if it is up to date, or if nothing is known of it. */
export function formerSource(
  pairs: readonly TranslatedFrom[],
  translation: TranslatedFrom,
): string | undefined {
  const own = pairs.filter((pair) => translationKey(pair) === translationKey(translation));
  // A source in another language says nothing about this one.
  const comparable = own.filter(({ from }) => from === translation.from);
  if (comparable.some(({ fromHash }) => fromHash === translation.fromHash)) return undefined;
  return comparable.at(-1)?.fromText;
}

export const emptyTranslations = (portalId: string): PortalTranslationRecord => ({
  portalId,
  pairs: [],
  suggestions: [],
});

/** The write that updates the record of a page when its texts are saved, on the page or in its draft. */
export async function translationWrites(
  records: RecordStore,
  {
    provider,
    id,
    before,
    after,
    isReplay = false,
  }: {
    provider: string;
    id: string;
    before: PageContent;
    after: PageContent;
    isReplay?: boolean | undefined;
  },
): Promise<RecordWrite[]> {
  const stored = await portalTranslationRepository(records).get(provider, id);
  const value = stored?.value ?? emptyTranslations(id);
  const source = value.source ?? mainLanguage(before);
  const pairs = pairsAfter(value.pairs, { before, after, source, isReplay });
  if (pairs === value.pairs) return [];
  return [
    portalTranslationRepository(records).write({
      provider,
      id,
      value: { ...value, pairs: [...pairs] },
      expectedRevision: stored?.revision ?? 0,
    }),
  ];
}
