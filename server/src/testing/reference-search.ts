import type { SearchBody, SearchClause } from '@portico/shared/contracts';
import { distanceKm } from '@portico/shared/domain';
import { fold } from '../content/fold.ts';
import type { SearchDocument } from '../resources/search/search-engine.ts';

/** A naive implementation of the specification's search, as a reference for engines. */
export function naiveSearch(
  documents: readonly SearchDocument[],
  body: SearchBody,
): { total: number; ids: string[] } {
  const found = documents.filter((document) => !body.query || matches(document, body.query));
  found.sort((a, b) => {
    for (const sort of body.sort ?? []) {
      const order = compare(a, b, sort);
      if (order !== 0) return order;
    }
    return a.id < b.id ? -1 : 1;
  });
  return { total: found.length, ids: found.slice(body.from, body.from + body.size).map(({ id }) => id) };
}

function matches(document: SearchDocument, clause: SearchClause): boolean {
  const { fields } = document;
  if ('match_all' in clause) return true;
  if ('exists' in clause) return fields.latLng !== undefined;
  if ('geo_distance' in clause) {
    const { distance, '__meta_search.latLng': centre } = clause.geo_distance;
    return (
      fields.latLng !== undefined && distanceKm(fields.latLng, centre) <= Number(distance.replace('km', ''))
    );
  }
  if ('terms' in clause) {
    return Object.entries(clause.terms).some(([field, values]) =>
      valuesOf(document, field).some((value) =>
        values?.some((term) => (field.startsWith('tags') ? fold(term) === fold(value) : term === value)),
      ),
    );
  }
  if ('wildcard' in clause) {
    return Object.entries(clause.wildcard).some(([field, wanted]) => {
      const pattern = typeof wanted === 'string' ? wanted : (wanted?.value ?? '');
      return valuesOf(document, field).some((value) => toRegExp(pattern).test(fold(value)));
    });
  }
  const { must = [], filter = [], should = [], must_not = [], minimum_should_match } = clause.bool;
  const required = [...must, ...filter];
  const satisfied = should.filter((part) => matches(document, part)).length;
  const needed = Math.max(minimum_should_match ?? 0, required.length > 0 ? 0 : 1);
  return (
    required.every((part) => matches(document, part)) &&
    must_not.every((part) => !matches(document, part)) &&
    (should.length === 0 || satisfied >= needed)
  );
}

function valuesOf({ id, fields }: SearchDocument, field: string): readonly string[] {
  if (field === '_id') return [id];
  if (field === 'tags' || field === 'tags.keyword') return fields.tags ?? [];
  if (field === 'townRefs') return fields.townRefs ?? [];
  if (field === 'listingRefs') return fields.listingRefs ?? [];
  const text = fields.title[field.slice('title.'.length) as 'th'];
  return text === undefined ? [] : [text];
}

function toRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\\([^])|([*?])|([^])/gu, (_, escaped, special, plain) => {
    if (special) return special === '*' ? '[^]*' : '[^]';
    return fold(escaped ?? plain).replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
  });
  return new RegExp(`^${source}$`, 'u');
}

function compare(
  a: SearchDocument,
  b: SearchDocument,
  sort: NonNullable<SearchBody['sort']>[number],
): number {
  const [entry] = Object.entries(sort);
  if (!entry) return 0;
  const [field, rule] = entry;
  const order = typeof rule === 'string' ? rule : (rule.order ?? 'asc');
  const read = ({ fields }: SearchDocument) => {
    if (field === '_geo_distance')
      return fields.latLng && distanceKm(rule['__meta_search.latLng'], fields.latLng);
    if (field === 'modifiedDate') return fields.modifiedDate && Date.parse(fields.modifiedDate);
    if (field === 'title.th') return fields.title.th === undefined ? undefined : fold(fields.title.th);
    return field === 'score' ? fields.score : fields.appearSeq;
  };
  const [left, right] = [read(a), read(b)];
  if (left === right) return 0;
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  return (left < right ? -1 : 1) * (order === 'desc' ? -1 : 1);
}
