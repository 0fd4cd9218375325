import { expect, test } from '@jest/globals';
import {
  DETAIL_CODES,
  displayNameSchema,
  type Endpoint,
  endpoints,
  linkItemSchema,
  namedTextOf,
  plainNameSchema,
  TEXT_FORMATS,
  translatableTextOf,
  usernameSchema,
} from '@portico/shared/contracts';
import { z } from 'zod';
import { errorDetails } from './error-details.ts';

const text = z.object({ at: z.string().min(3).max(5) });
const amount = z.object({ at: z.number().min(1).max(9).multipleOf(0.5) });
const list = z.object({ at: z.array(z.string()).min(1).max(2) });
const kind = z.object({ at: z.enum(['a', 'b']) });
const either = z.object({
  at: z.discriminatedUnion('is', [z.object({ is: z.literal(1) }), z.object({ is: z.literal(2) })]),
});

test.each<[string, z.ZodType, unknown, object]>([
  ['a missing text', text, {}, { code: 'required' }],
  ['null for a text', text, { at: null }, { code: 'required' }],
  ['an empty text', text, { at: '' }, { code: 'required' }],
  ['a number for a text', text, { at: 1 }, { code: 'type', values: { expected: 'string' } }],
  ['a short text', text, { at: 'ab' }, { code: 'too-short', values: { minimum: 3 } }],
  ['a long text', text, { at: 'abcdef' }, { code: 'too-long', values: { maximum: 5 } }],
  ['a small number', amount, { at: 0 }, { code: 'too-small', values: { minimum: 1 } }],
  ['a large number', amount, { at: 10 }, { code: 'too-large', values: { maximum: 9 } }],
  ['a number between two steps', amount, { at: 1.2 }, { code: 'step', values: { step: 0.5 } }],
  [
    'a fraction for a whole number',
    z.object({ at: z.int() }),
    { at: 1.5 },
    { code: 'type', values: { expected: 'int' } },
  ],
  [
    'no number in a query',
    z.object({ at: z.coerce.number() }),
    { at: 'x' },
    { code: 'type', values: { expected: 'number' } },
  ],
  ['zero for a positive number', z.object({ at: z.number().positive() }), { at: 0 }, { code: 'too-small' }],
  ['a short list', list, { at: [] }, { code: 'too-few', values: { minimum: 1 } }],
  ['a long list', list, { at: ['a', 'b', 'c'] }, { code: 'too-many', values: { maximum: 2 } }],
  ['another value than the listed', kind, { at: 'c' }, { code: 'not-allowed' }],
  ['a missing one of the listed', kind, {}, { code: 'required' }],
  ['an unknown field', z.strictObject({}), { at: 1 }, { code: 'not-allowed' }],
  [
    'an unknown key',
    z.object({ at: z.record(z.enum(['a']), z.string()) }),
    { at: { a: '', b: '' } },
    { code: 'not-allowed' },
  ],
  ['a key against a pattern', z.record(z.string().max(1), z.string()), { at: '' }, { code: 'not-allowed' }],
  ['none of the alternatives', either, { at: { is: 3 } }, { code: 'not-allowed' }],
  [
    'a number for a text per language',
    z.object({ at: translatableTextOf(9) }),
    { at: 1 },
    { code: 'type', values: { expected: 'string' } },
  ],
  [
    'a wrong entry of a map',
    z.map(z.string(), z.string()),
    new Map([['at', 1]]),
    { code: 'type', values: { expected: 'string' } },
  ],
  ['no address', z.object({ at: z.url() }), { at: 'x' }, { code: 'format', values: { format: 'url' } }],
  ['no date', z.object({ at: z.iso.date() }), { at: 'x' }, { code: 'format', values: { format: 'date' } }],
  [
    'an unnamed pattern',
    z.object({ at: z.string().regex(/a/) }),
    { at: 'x' },
    { code: 'format', values: { format: 'pattern' } },
  ],
  [
    'a named pattern',
    z.object({ at: plainNameSchema }),
    { at: 'A' },
    { code: 'format', values: { format: 'slug' } },
  ],
  [
    'a username',
    z.object({ at: usernameSchema }),
    { at: '-ab' },
    { code: 'format', values: { format: 'username' } },
  ],
  [
    'blanks for an address',
    z.object({ at: linkItemSchema.shape.externalUrl }),
    { at: ' ' },
    { code: 'required' },
  ],
  ['a refusal of the product', z.object({ at: namedTextOf(9) }), { at: { th: ' ' } }, { code: 'required' }],
  [
    'one with values',
    z.object({ at: displayNameSchema }),
    { at: 'a\u0007' },
    { code: 'format', values: { format: 'visible' } },
  ],
  [
    'a refusal without a code',
    z.object({ at: z.string().refine(() => false) }),
    { at: '' },
    { code: 'not-allowed' },
  ],
])('the detail of %s has a code', (_what, schema, sent, meaning) => {
  const { error } = schema.safeParse(sent, { reportInput: true });
  const [detail] = errorDetails(error?.issues ?? [], 'body');
  expect(detail).toEqual({
    path: expect.stringMatching(/^body\.at/),
    message: expect.any(String),
    ...meaning,
  });
});

test('a missing value is called required, and a wrong one by what is expected', () => {
  const messageOf = (sent: unknown) =>
    errorDetails(text.safeParse(sent, { reportInput: true }).error?.issues ?? [], 'body')[0]?.message;
  expect(messageOf({})).toBe('required');
  expect(messageOf({ at: 1 })).toContain('expected string');
});

/** The checks of every schema that parses a part of a request. */
function checksOfRequests(): z.core.$ZodCheckDef[] {
  const found = new Set<z.core.$ZodCheckDef>();
  for (const { params, query, body, form } of endpoints as readonly Endpoint[]) {
    for (const schema of [params, query, body, form]) {
      if (!schema) continue;
      z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema }) => {
          const { checks = [] } = zodSchema._zod.def;
          for (const check of [zodSchema, ...checks]) found.add(check._zod.def as z.core.$ZodCheckDef);
        },
      });
    }
  }
  return [...found];
}

test('each format and each refusal in the contracts of requests has a code and a name', () => {
  const checks = checksOfRequests() as (z.core.$ZodCheckDef & {
    format?: string;
    params?: { code?: string };
  })[];
  const formats = new Set(
    checks.flatMap(({ check, format }) => (check === 'string_format' && format ? [format] : [])),
  );
  expect([...formats].filter((name) => !['filled', 'regex', ...TEXT_FORMATS].includes(name))).toEqual([]);
  // Those of an import are not in its contract, whose cells are texts.
  const elsewhere: readonly string[] = ['pattern', 'visible', 'opening-hours'];
  const named = TEXT_FORMATS.filter((name) => !elsewhere.includes(name));
  expect(named.filter((name) => !formats.has(name))).toEqual([]);
  const refusals = checks.filter(({ check }) => check === 'custom');
  expect(refusals.length).toBeGreaterThan(3);
  const codes: readonly unknown[] = DETAIL_CODES;
  expect(refusals.filter(({ params }) => !codes.includes(params?.code))).toEqual([]);
});
