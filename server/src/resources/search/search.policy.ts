import type { SearchBody, SearchClause } from '@portico/shared/contracts';

/** Maximum clauses of a query; the product's own pages send about fifty. */
const MAX_CLAUSES = 300;

const GATED_FIELDS = ['townRefs', 'listingRefs'] as const;
type Query = NonNullable<SearchBody['query']>;

/** Whether a query is small enough to run. [T-03, T-04] */
export const isWithinClauseLimit = (query: SearchBody['query']): boolean =>
  !query || clausesIn(query) <= MAX_CLAUSES;

/** The towns and listings that a query filters by. */
export function refsIn(query: SearchBody['query']): { towns: Set<string>; listings: Set<string> } {
  const refs = { townRefs: new Set<string>(), listingRefs: new Set<string>() };
  if (query) {
    visit(query, (clause) => {
      if (!('terms' in clause)) return;
      for (const field of GATED_FIELDS) for (const id of clause.terms[field] ?? []) refs[field].add(id);
    });
  }
  return { towns: refs.townRefs, listings: refs.listingRefs };
}

/** Rewrites the query as if no item belonged to the withheld towns and listings. [OPEN-45] */
export function redactRefs(query: Query, withheld: ReadonlySet<string>): Query {
  return withheld.size === 0 ? query : (rewrite(query, withheld) as Query);
}

function rewrite(clause: SearchClause, withheld: ReadonlySet<string>): SearchClause {
  if ('bool' in clause) {
    const { minimum_should_match, ...lists } = clause.bool;
    const rewritten = Object.entries(lists).map(([name, clauses]) => [
      name,
      clauses?.map((part) => rewrite(part, withheld)),
    ]);
    return { bool: { ...Object.fromEntries(rewritten), minimum_should_match } };
  }
  if (!('terms' in clause)) return clause;
  const terms = { ...clause.terms };
  for (const field of GATED_FIELDS) {
    if (terms[field]) terms[field] = terms[field].filter((id) => !withheld.has(`${field}:${id}`));
  }
  return { terms };
}

function clausesIn(query: Query): number {
  let count = 0;
  visit(query, () => count++);
  return count;
}

function visit(clause: SearchClause, see: (clause: SearchClause) => void): void {
  see(clause);
  if (!('bool' in clause)) return;
  const { must = [], filter = [], should = [], must_not = [] } = clause.bool;
  for (const part of [...must, ...filter, ...should, ...must_not]) visit(part, see);
}
