import { LANGUAGES, type Language, MAX_SUGGESTIONS, type Suggestion } from '@portico/shared/contracts';
import { countIn, emptyBits, hasBit, setBit } from './bits.ts';
import type { Budget } from './budget.ts';
import { fold } from './fold.ts';
import { FIELD_BITS } from './gram-index.ts';
import { compileOrder } from './order.ts';
import { type Shelf, TITLE_FIELDS } from './shelf.ts';

interface Asked {
  shelves: readonly { shelf: Shelf; index: string }[];
  text: string;
  language: Language;
  budget: Budget;
}

/** As people see what changed last first elsewhere. [ESQ-10] */
const LAST_CHANGED = compileOrder([{ modifiedDate: 'desc' }, { 'title.th': 'asc' }]);

/**
 * Titles in the asked language, then in the others, then tags, that begin with a text; those last changed first, and
 * frequent tags first. The same text is suggested once.
 */
export function suggest({ shelves, text, language, budget }: Asked): Suggestion[] {
  const start = fold(text.trimStart());
  if (start === '') return [];
  const suggestions = new Map<string, Suggestion>();
  const add = (key: string, suggestion: Suggestion): void => {
    if (suggestions.size < MAX_SUGGESTIONS && !suggestions.has(key)) suggestions.set(key, suggestion);
  };
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const beginning = shelves.map(({ shelf, index }) => ({
    shelf,
    index,
    slots: titlesFrom(shelf, start, budget),
  }));
  for (const asked of languages) {
    const field = LANGUAGES.indexOf(asked);
    for (const { shelf, index, slots } of beginning) {
      for (const slot of slots) {
        if (suggestions.size === MAX_SUGGESTIONS) break;
        const [title] = shelf.textsOf(slot, field);
        if (!title?.startsWith(start)) continue;
        add(title, {
          kind: 'title',
          text: shownTitle(shelf, slot, asked) ?? title,
          _id: shelf.ids[slot],
          _index: index,
        });
      }
    }
  }
  for (const { tag, name } of tagsFrom(shelves, start)) add(tag, { kind: 'tag', text: name });
  return [...suggestions.values()];
}

/** Living slots with a title that begins with the text, in order. */
function titlesFrom(shelf: Shelf, start: string, budget: Budget): number[] {
  const begin = shelf.grams.fieldsFrom(start.charCodeAt(0));
  const slots = emptyBits(shelf.slots);
  let count = 0;
  for (let at = 0; at < (begin?.length ?? 0); at++) {
    const value = begin?.values[at] as number;
    budget.spend(1);
    const slot = value >>> FIELD_BITS;
    if ((value & TITLE_FIELDS) === 0 || !hasBit(shelf.alive, slot)) continue;
    if (!LANGUAGES.some((_, field) => shelf.textsOf(slot, field)[0]?.startsWith(start))) continue;
    setBit(slots, slot);
    count++;
  }
  const found: number[] = [];
  if (count === 0) return found;
  for (const slot of shelf.ordered(LAST_CHANGED.name as string, LAST_CHANGED.compareOn(shelf), budget)) {
    if (hasBit(slots, slot)) found.push(slot);
    if (found.length === count) break;
  }
  return found;
}

/** As its creator wrote it. */
function shownTitle(shelf: Shelf, slot: number, language: Language): string | undefined {
  const source = JSON.parse(shelf.sources.bytes(slot).toString()) as {
    title?: Partial<Record<Language, string>>;
  };
  return source.title?.[language];
}

function tagsFrom(shelves: Asked['shelves'], start: string): { tag: string; name: string; count: number }[] {
  const counted = new Map<string, { tag: string; name: string; count: number }>();
  for (const { shelf } of shelves) {
    for (const [tag, name] of shelf.tags()) {
      if (!tag.startsWith(start)) continue;
      const before = counted.get(tag)?.count ?? 0;
      const count = before + countIn(shelf.alive, shelf.refs('tags', tag)?.filled());
      if (count > 0) counted.set(tag, { tag, name, count });
    }
  }
  return [...counted.values()].sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}
