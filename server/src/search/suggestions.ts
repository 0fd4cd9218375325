import { LANGUAGES, type Language, MAX_SUGGESTIONS, type Suggestion } from '@portico/shared/contracts';
import { fold } from '../content/fold.ts';
import { countIn, emptyBits, hasBit, setBit } from './bits.ts';
import type { Budget } from './budget.ts';
import { FIELD_BITS } from './gram-index.ts';
import type { IndexSegment } from './index-segment.ts';
import { compileOrder } from './order.ts';
import { TITLE_FIELDS } from './segment-data.ts';

interface SuggestInput {
  segments: readonly { segment: IndexSegment; index: string }[];
  text: string;
  language: Language;
  budget: Budget;
}

/** Last changed first, as in other lists. */
const LAST_CHANGED = compileOrder([{ modifiedDate: 'desc' }, { 'title.th': 'asc' }]);

/**
 * Suggests titles in the requested language, then in the others, then tags, that begin with a text. Titles are ordered
 * by last change, tags by frequency; equal texts appear once.
 */
export function suggest({ segments, text, language, budget }: SuggestInput): Suggestion[] {
  const start = fold(text.trimStart());
  if (start === '') return [];
  const suggestions = new Map<string, Suggestion>();
  const add = (key: string, suggestion: Suggestion): void => {
    if (suggestions.size < MAX_SUGGESTIONS && !suggestions.has(key)) suggestions.set(key, suggestion);
  };
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const beginning = segments.map(({ segment, index }) => ({
    segment,
    index,
    docs: titlesFrom(segment, start, budget),
  }));
  for (const inLanguage of languages) {
    const field = LANGUAGES.indexOf(inLanguage);
    for (const { segment, index, docs } of beginning) {
      for (const doc of docs) {
        if (suggestions.size === MAX_SUGGESTIONS) break;
        const [title] = segment.textsOf(doc, field);
        if (!title?.startsWith(start)) continue;
        add(title, {
          kind: 'title',
          text: shownTitle(segment, doc, inLanguage) ?? title,
          _id: segment.ids[doc],
          _index: index,
        });
      }
    }
  }
  for (const { tag, name } of tagsFrom(segments, start)) add(tag, { kind: 'tag', text: name });
  return [...suggestions.values()];
}

/** Live docs with a title that begins with the text, in order. */
function titlesFrom(segment: IndexSegment, start: string, budget: Budget): number[] {
  const begin = segment.grams.fieldsFrom(start.charCodeAt(0));
  const docs = emptyBits(segment.maxDoc);
  let count = 0;
  for (let at = 0; at < (begin?.length ?? 0); at++) {
    const value = begin?.values[at] as number;
    budget.spend(1);
    const doc = value >>> FIELD_BITS;
    if ((value & TITLE_FIELDS) === 0 || !hasBit(segment.liveDocs, doc)) continue;
    if (!LANGUAGES.some((_, field) => segment.textsOf(doc, field)[0]?.startsWith(start))) continue;
    setBit(docs, doc);
    count++;
  }
  const found: number[] = [];
  if (count === 0) return found;
  for (const doc of segment.ordered(LAST_CHANGED.name as string, LAST_CHANGED.compareOn(segment), budget)) {
    if (hasBit(docs, doc)) found.push(doc);
    if (found.length === count) break;
  }
  return found;
}

/** The title as its creator wrote it. */
function shownTitle(segment: IndexSegment, doc: number, language: Language): string | undefined {
  const source = JSON.parse(segment.sources.bytes(doc).toString()) as {
    title?: Partial<Record<Language, string>>;
  };
  return source.title?.[language];
}

function tagsFrom(
  segments: SuggestInput['segments'],
  start: string,
): { tag: string; name: string; count: number }[] {
  const counted = new Map<string, { tag: string; name: string; count: number }>();
  for (const { segment } of segments) {
    for (const [tag, name] of segment.tags()) {
      if (!tag.startsWith(start)) continue;
      const before = counted.get(tag)?.count ?? 0;
      const count = before + countIn(segment.liveDocs, segment.refs('tags', tag)?.filled());
      if (count > 0) counted.set(tag, { tag, name, count });
    }
  }
  return [...counted.values()].sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
