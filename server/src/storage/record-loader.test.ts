import { expect, test } from '@jest/globals';
import type { Statement } from './postgres-connection.ts';
import { createRecordLoader } from './record-loader.ts';

/** A table with the records of even ids; records the number of keys per statement. */
function connect({ isBroken = false } = {}) {
  const statements: number[] = [];
  const read = async <Row>({ values = [] }: Statement): Promise<Row[]> => {
    const ids = values[2] as string[];
    statements.push(ids.length);
    if (isBroken) throw new Error('broken');
    return ids.flatMap((id, at) =>
      Number(id) % 2 === 0
        ? [
            {
              ordinal: String(at + 1),
              id,
              revision: '3',
              value: `{"number":${id}}`,
              modified_at: 'now',
            } as Row,
          ]
        : [],
    );
  };
  return { statements, get: createRecordLoader({ read }) };
}
const key = (id: string) => ({ provider: 'demo', kind: 'portal', id });

test('records that are requested at the same moment are read by one statement, each once for every request', async () => {
  const { statements, get } = connect();
  const found = await Promise.all(['2', '1', '4', '2'].map((id) => get(key(id))));
  expect(statements).toEqual([4]);
  expect(found.map((record) => record?.value)).toEqual([
    { number: 2 },
    undefined,
    { number: 4 },
    { number: 2 },
  ]);
  expect(found[0]).toMatchObject({ provider: 'demo', kind: 'portal', id: '2', revision: 3 });
});

test('a record is read again by the next request', async () => {
  const { statements, get } = connect();
  await get(key('2'));
  await get(key('2'));
  expect(statements).toEqual([1, 1]);
});

test('more than 500 records are read by several statements', async () => {
  const { statements, get } = connect();
  const found = await Promise.all(Array.from({ length: 1200 }, (_, number) => get(key(String(number)))));
  expect(statements).toEqual([500, 500, 200]);
  expect(found[1198]?.id).toBe('1198');
});

test('a key that PostgreSQL cannot store is not requested', async () => {
  const { statements, get } = connect();
  expect(await get(key('\0'))).toBeUndefined();
  expect(statements).toEqual([]);
});

test('a statement that fails fails each of its requests', async () => {
  const { get } = connect({ isBroken: true });
  const results = await Promise.allSettled(['1', '2'].map((id) => get(key(id))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
