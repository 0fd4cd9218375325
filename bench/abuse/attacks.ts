import type { Target } from '../measure/http-request.ts';
import { addressOf, pageTarget } from '../search/targets.ts';

/** Id of the attacker's record. */
export const DRAFT = 'abuse-draft';
export const HEAVY = 'abuse-heavy';
export const HEAVY_CATALOG = 'abuse-heavy-catalog';
export const ENDLESS_PATH = '/portals/endless-';

/** The attacker's address, from a documentation range (RFC 5737). */
const ATTACKER = '203.0.113.66';

export interface Attack {
  name: string;
  /** Creates request number `number`; all attacks of a run use different numbers. */
  request: (number: number, authorization: string) => Target;
  /** Whether a rate limit per network or person applies; the attack is also measured without it. */
  isLimited: boolean;
}

const LETTERS = 'abcdefghijklmnoprstuwy';
const wordOf = (number: number): string =>
  Array.from({ length: 8 }, (_, at) => LETTERS[(number * (at * at + 7) + at * 13) % LETTERS.length]).join('');

/** 280 words that occur in no portal, in seven clauses of forty. */
function fuzzyBody(number: number): string {
  const should = Array.from({ length: 7 }, (_, clause) => ({
    bool: {
      should: Array.from({ length: 40 }, (_, word) => ({
        wildcard: { 'title.en': `*${wordOf(number * 280 + clause * 40 + word)}*` },
      })),
    },
  }));
  return JSON.stringify({ query: { bool: { should } } });
}

/** Saves the attacker's draft. */
export const draftSave = (data: object, authorization: string): Target => ({
  name: '',
  path: `/api/portal/${DRAFT}`,
  method: 'PUT',
  body: JSON.stringify({ data }),
  headers: { authorization },
});

/** The longest allowed text, with the deepest allowed nesting of elements. */
const nested = (number: number): string =>
  `${`${'<b>'.repeat(190)}${'</b>'.repeat(190)}`.repeat(26)}${number}${'a '.repeat(30_000)}`;

const attack = (
  name: string,
  isLimited: boolean,
  request: (number: number, authorization: string) => Target,
): Attack => ({
  name,
  isLimited,
  request(number, authorization) {
    const target = request(number, authorization);
    return { ...target, headers: { ...target.headers, 'x-forwarded-for': ATTACKER } };
  },
});

export const ATTACKS: readonly Attack[] = [
  attack('280 misspelt words', true, (number) => ({
    name: '',
    path: addressOf({ indices: ['portal'], query: '?fuzzy=1' }),
    body: fuzzyBody(number),
  })),
  attack('random titles', true, (number) => pageTarget('', `/portals?title=${wordOf(number)}${number}`)),
  attack('draft saves', true, (number, authorization) =>
    draftSave({ shortDescription: { en: `Saved ${number} times` } }, authorization),
  ),
  attack('100 heavy products', false, (number) => ({
    name: '',
    path: `/api/products?catalogIds=${HEAVY_CATALOG}&_sort=appearSeq&_order=asc&_limit=${999 - (number % 500)}`,
  })),
  attack('a page that never ends', true, (number) => pageTarget('', `${ENDLESS_PATH}${number}`)),
  attack('unknown query keys', false, (number) => pageTarget('', `/?x${number}=${number}`)),
  attack('addresses without a page', true, (number) => pageTarget('', `/nowhere/${number}`)),
  attack('nested rich text', true, (number, authorization) => {
    const text = nested(number);
    return draftSave(
      { isAdvanceDescription: true, description: { th: text, en: text, zh: text, ar: text } },
      authorization,
    );
  }),
];
