import { expect, test } from '@jest/globals';
import { createLinkAnswers } from './link-answers.ts';

test('a check does not wait for a server that is slow, and the next one has its answer', async () => {
  let respond: (status: number) => void = () => undefined;
  const slow = new Promise<number>((resolve) => {
    respond = resolve;
  });
  const links = createLinkAnswers({
    requests: { statusOf: () => slow },
    counts: { add: async () => ({ count: 1, endsInMs: 0 }) },
    now: () => new Date(),
    waitMs: 1,
  });
  const request = { provider: 'demo', addresses: ['https://slow.example/'], userAgent: 'test' };
  expect([...(await links.of(request))]).toEqual([['https://slow.example/', 'unchecked']]);
  respond(200);
  await slow;
  await new Promise(setImmediate);
  expect([...(await links.of(request))]).toEqual([['https://slow.example/', 'answers']]);
});
