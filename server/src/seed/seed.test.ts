import { expect, test } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { openServices } from '../services.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { fixtureSeed } from '../testing/fixture-seed.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { rendersAhead } from './seed.ts';

const open = async (dataFolder: string, env: Record<string, string> = {}) =>
  openServices(readConfig({ NODE_ENV: 'test', PORTICO_DATA: dataFolder, ...env }), {
    seed: fixtureSeed([fixtureContent]),
  });

test('[OPEN-12] an empty store is seeded once, and left alone from then on', async () => {
  const folder = scratchFolder();
  const first = await open(folder);
  const key = { provider: 'demo', kind: 'portal', id: 'old-hours' };
  await first.records.delete(key);
  await first.close();
  const second = await open(folder);
  expect(await second.records.get(key)).toBeUndefined();
  expect(await second.records.list({ provider: 'demo', kind: 'portal' })).toHaveLength(
    fixtureContent.portals.length - 1,
  );
  await second.close();
});

test('[OPEN-12] production is never seeded', async () => {
  const services = await open(scratchFolder(), {
    NODE_ENV: 'production',
    PORTICO_SECRET: 'the secret of a server under test',
  });
  expect(services.providers.all()).toEqual([]);
  await services.close();
});

test('[T-05] passwords and passcodes are nowhere in the records as they are', async () => {
  const services = await open(scratchFolder());
  for (const { provider, kind } of await services.records.changes(0, 10_000)) {
    const text = JSON.stringify(await services.records.list({ provider, kind }));
    for (const secret of ['123456', '654321', 'abcdef', 'creator-demo'])
      expect(text).not.toContain(`"${secret}"`);
  }
  await services.close();
});

test('gallery items expire counted from the seeding', async () => {
  const services = await open(scratchFolder());
  const portal = await services.records.get<{
    galleryImages: { expDate?: string }[];
    modifiedDate: string;
  }>({
    provider: 'demo',
    kind: 'portal',
    id: 'wat-phumin',
  });
  const [, expiring] = portal?.value.galleryImages ?? [];
  const hours =
    (Date.parse(expiring?.expDate ?? '') - Date.parse(portal?.value.modifiedDate ?? '')) / 3_600_000;
  expect(hours).toBe(24 + 2 * 24);
  await services.close();
});

test.each([
  [{}, true],
  [{ PORTICO_DEMO_PICTURES: 'on-request' }, false],
  [{ PORTICO_READ_ONLY: 'true' }, false],
])('with %j, whether pictures are rendered after the start is %s', (settings, expected) => {
  expect(rendersAhead(readConfig({ NODE_ENV: 'development', ...settings }))).toBe(expected);
});
