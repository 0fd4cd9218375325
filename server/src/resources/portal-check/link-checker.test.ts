import { expect, test } from '@jest/globals';
import { createLinkChecker } from './link-checker.ts';

test('a check does not wait for a server that is slow, and the next one has its state', async () => {
  let respond: (status: number) => void = () => undefined;
  const slow = new Promise<number>((resolve) => {
    respond = resolve;
  });
  const links = createLinkChecker({
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
  expect([...(await links.of(request))]).toEqual([['https://slow.example/', 'responds']]);
});
