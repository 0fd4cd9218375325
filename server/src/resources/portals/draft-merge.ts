import { PAGE_FIELDS, type PageContent, sameContent } from '@portico/shared/domain';
import type { PageField } from './portal-draft.repository.ts';

/** Fields whose entries are independent: texts by language, contacts by kind. Any other field is one value. */
const BY_ENTRY: ReadonlySet<PageField> = new Set([
  'title',
  'highlightSentence',
  'description',
  'shortDescription',
  'contacts',
  'promoteWord',
]);

export interface FieldChanges {
  fields: readonly PageField[];
  /** The values that the changes were made on. */
  base: Partial<PageContent>;
  content: Partial<PageContent>;
}

export interface Merged {
  /** The page with the changes; a field in conflict has the changed value. */
  page: PageContent;
  /** Fields that both sides have changed to different values. */
  conflicts: PageField[];
}

/** Puts changes on a page that may have changed since: a three-way merge, field by field. */
export function mergeInto(live: PageContent, { fields, base, content }: FieldChanges): Merged {
  const conflicts = new Set<PageField>();
  const page: Record<string, unknown> = Object.fromEntries(PAGE_FIELDS.map((field) => [field, live[field]]));
  for (const field of fields) {
    const sides = { base: base[field], changed: content[field], live: live[field] };
    const merged = BY_ENTRY.has(field) ? mergeEntries(sides) : mergeValue(sides);
    page[field] = merged.value;
    if (merged.isConflict) conflicts.add(field);
  }
  if (mixesFormats(live, { fields, base, content })) {
    for (const field of DESCRIPTION) page[field] = content[field];
    conflicts.add('description');
  }
  return { page: page as PageContent, conflicts: [...conflicts] };
}

/** Texts and their format, which a draft contains together. */
export const DESCRIPTION = ['description', 'isAdvanceDescription'] as const satisfies readonly PageField[];

/** Whether one side has changed the format of texts that the other has changed: HTML would be shown as plain text. */
function mixesFormats(live: PageContent, { fields, base, content }: FieldChanges): boolean {
  if (!fields.includes('description') || !content.isAdvanceDescription === !live.isAdvanceDescription)
    return false;
  const differ = (one: Partial<PageContent>, other: Partial<PageContent>) =>
    DESCRIPTION.some((field) => !sameContent(one[field], other[field]));
  return differ(base, content) && differ(base, live);
}

interface Sides {
  base: unknown;
  changed: unknown;
  live: unknown;
}
interface MergedValue {
  value: unknown;
  isConflict: boolean;
}

function mergeValue({ base, changed, live }: Sides): MergedValue {
  if (sameContent(changed, base) || sameContent(changed, live)) return { value: live, isConflict: false };
  return { value: changed, isConflict: !sameContent(base, live) };
}

function mergeEntries(sides: Sides): MergedValue {
  const { base = {}, changed = {}, live = {} } = sides;
  if (![base, changed, live].every(isEntries)) return mergeValue(sides);
  const [from, to, now] = [base, changed, live] as Record<string, unknown>[];
  if (!from || !to || !now) return mergeValue(sides);
  const names = [...new Set([...Object.keys(now), ...Object.keys(to)])];
  let isConflict = false;
  const entries = names.map((name) => {
    const one = mergeValue({ base: from[name], changed: to[name], live: now[name] });
    // The language that a text was last written in is no content.
    if (one.isConflict && name !== 'lang') isConflict = true;
    return [name, one.value] as const;
  });
  const defined = entries.filter(([, value]) => value !== undefined);
  const isNone = defined.length === 0 && (sides.changed === undefined || sides.live === undefined);
  return { value: isNone ? undefined : Object.fromEntries(defined), isConflict };
}

const isEntries = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
