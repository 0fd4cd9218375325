import { expect, test } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { createRenderLimit } from './render-limit.ts';

test('a network has so many renders in a minute, and takes none of another', async () => {
  let now = new Date('2026-11-21T05:00:00.000Z');
  const config = readConfig({
    NODE_ENV: 'test',
    PORTICO_DATA: scratchFolder(),
    PORTICO_RENDERS_PER_MINUTE: '2',
  });
  const mayRender = createRenderLimit({ config, now: () => now, metrics: createMetrics() });
  const ask = async (...addresses: string[]) => {
    const allowed: boolean[] = [];
    for (const address of addresses) allowed.push(await mayRender(address));
    return allowed;
  };
  expect(await ask('203.0.113.1', '203.0.113.1', '203.0.113.1')).toEqual([true, true, false]);
  expect(await ask('198.51.100.1', '2001:db8::1', '2001:db8::2', '2001:db8::3')).toEqual([
    true,
    true,
    true,
    false,
  ]);
  now = new Date(now.getTime() + 60_000);
  expect(await ask('203.0.113.1')).toEqual([true]);
});
