import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints, errorReplySchema } from '@portico/shared/contracts';
import fc from 'fast-check';
import { arbitraryOf, type JsonSchema } from './testing/schema-arbitrary.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

/** Requests per call; half of them match its description. */
const REQUESTS_PER_CALL = 60;

interface Operation {
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

let site: TestApp;
let description: Description;
let people: Record<string, string>[];
beforeAll(async () => {
  site = await openTestApp();
  description = await site.get<Description>('/api/docs/json');
  people = [{}, await site.signIn('creator'), await site.signIn('admin')];
});

/** The path and description of a call. */
function describedCall(id: string): { path: string; operation: Operation } {
  for (const [path, operations] of Object.entries(description.paths)) {
    const operation = Object.values(operations).find(({ operationId }) => operationId === id);
    if (operation) return { path, operation };
  }
  throw new Error(`${id} is not described.`);
}

/** Values that break a careless server. */
const hostileValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '__proto__',
    '../../etc/passwd',
    '%00',
    '\u0000',
    '\ud800',
    "' OR 1=1 --",
    '<script>',
    'x'.repeat(5000),
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[[[[[]]]]]],
    { toString: 1, constructor: { prototype: 1 } },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
/** Ids that pass the first look-up. */
const knownIds = fc.constantFrom(
  'wat-phumin',
  'private',
  'draft',
  'nan',
  'secret-town',
  'temples',
  'shop',
  'shop-1',
  'portal-demo',
  'portal-demo,listing-demo',
  'new',
);

/** The value with one part at any depth replaced. */
function withHostilePart(value: unknown, hostile: unknown, choose: number): unknown {
  if (typeof value !== 'object' || value === null || choose % 3 === 0) return hostile;
  const keys = Object.keys(value);
  const key = keys[choose % Math.max(keys.length, 1)];
  if (key === undefined) return hostile;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, key, withHostilePart(Reflect.get(value, key), hostile, Math.floor(choose / 3)));
  return copy;
}

function requestsTo(path: string, { parameters = [], requestBody }: Operation) {
  const { schemas } = description.components;
  const valueOf = (parameter: { schema: JsonSchema; in: string }) =>
    parameter.in === 'path'
      ? fc.oneof(knownIds, arbitraryOf(parameter.schema, schemas), fc.string({ minLength: 1 }))
      : fc.oneof(arbitraryOf(parameter.schema, schemas), fc.string());
  const values = fc.record(
    Object.fromEntries(parameters.map((parameter) => [parameter.name, valueOf(parameter)])),
    {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
  );
  const bodySchema = requestBody?.content['application/json']?.schema;
  const body = bodySchema ? arbitraryOf(bodySchema, schemas) : fc.constant(undefined);
  return fc
    .record({
      values,
      body,
      person: fc.nat(2),
      hostile: fc.option(fc.tuple(hostileValues, fc.nat()), { nil: undefined }),
      address: fc.ipV4(),
    })
    .map(({ values: given, body: fitting, hostile, person, address }) => ({
      url: addressOf(path, parameters, given),
      body: hostile && bodySchema ? withHostilePart(fitting, ...hostile) : fitting,
      person,
      address,
    }));
}

function addressOf(
  path: string,
  parameters: readonly { name: string; in: string }[],
  values: Record<string, unknown>,
): string {
  // Ill-formed text cannot be encoded.
  const encoded = (value: unknown) => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '?'));
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && values[parameter.name] !== undefined)
    .map(({ name }) => `${name}=${encoded(values[name])}`);
  return (
    path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name])) +
    (query.length > 0 ? `?${query.join('&')}` : '')
  );
}

describe('any request gets a response that is not a crash', () => {
  test.each(endpoints.map((call) => [call.id, call] as const))('%s', async (_id, call) => {
    const { path, operation } = describedCall(call.id);
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(requestsTo(path, operation), async ({ url, body, person, address }) => {
        const response = await site.ask({
          url,
          method: call.method,
          address,
          headers: {
            ...people[person],
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        statuses.add(response.statusCode);
        if (response.statusCode >= 500)
          throw new Error(`${response.statusCode} ${call.method} ${url} ${JSON.stringify(body)}`);
        if (response.statusCode >= 400) {
          const reply = errorReplySchema.parse(response.json());
          const uncoded = (reply.details ?? []).filter(({ code }) => code === undefined);
          if (reply.code === 'invalid') expect(uncoded).toEqual([]);
        }
      }),
      { numRuns: REQUESTS_PER_CALL },
    );
    // A run that a rate limit or a wrong address rejected as a whole would prove nothing.
    expect([...statuses].some((status) => status !== 429)).toBe(true);
  });
});
