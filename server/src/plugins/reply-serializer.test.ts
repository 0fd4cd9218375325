import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { z } from 'zod';
import { createReplySerializer } from './reply-serializer.ts';

async function written(schema: z.ZodType, reply: unknown): Promise<unknown> {
  const app = Fastify();
  app.get(
    '/',
    { schema: { response: { 200: {} } }, serializerCompiler: () => createReplySerializer(schema) },
    async () => reply,
  );
  const received = await app.inject('/');
  await app.close();
  return received.json();
}

test('[T-05] a field that the contract does not list is not sent, at any depth', async () => {
  const schema = z.object({
    data: z.array(z.object({ id: z.string(), deep: z.object({ a: z.number() }).optional() })),
  });
  const reply = {
    data: [
      { id: '1', secret: 'x', deep: { a: 1, secret: 'x' } },
      { id: '2', deep: undefined },
    ],
    secret: 'x',
  };
  expect(await written(schema, reply)).toEqual({ data: [{ id: '1', deep: { a: 1 } }, { id: '2' }] });
});

test('unions, records, literals, dates and nulls are written as they are', async () => {
  const schema = z.object({
    hours: z.union([
      z.object({ week: z.partialRecord(z.enum(['mon', 'tue']), z.array(z.string())) }),
      z.object({ th: z.string().optional() }),
      z.string(),
    ]),
    kind: z.union([
      z.object({ status: z.literal('ok') }),
      z.object({ status: z.literal('fail'), reason: z.string() }),
    ]),
    sort: z.array(z.union([z.string(), z.number(), z.null()])),
    source: z.record(z.string(), z.unknown()),
    template: z.literal([1, 2]),
    day: z.iso.date(),
    nothing: z.null(),
  });
  const rest = {
    sort: ['a', 1.5, null],
    source: { a: { b: [1, { c: null }] } },
    template: 2,
    day: '2026-01-01',
    nothing: null,
  };
  for (const hours of [{ week: { mon: ['x'] } }, { th: 'ทุกวัน' }, 'every "day"']) {
    const reply = { ...rest, hours, kind: { status: 'fail', reason: 'no' } };
    expect(await written(schema, reply)).toEqual(reply);
  }
});
