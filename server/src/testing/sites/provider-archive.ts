import path from 'node:path';
import { beforeAll } from '@jest/globals';
import sharp from 'sharp';
import { readConfig } from '../../config/config.ts';
import { openStores, type Stores } from '../../services.ts';
import { fixtureContent, otherContent } from '../fixture-content.ts';
import { openTestCli, type TestCli } from '../run-cli.ts';
import { scratchFolder } from '../scratch-folder.ts';

export const PASSPHRASE = 'a passphrase for the way';
export const env = { PORTICO_ARCHIVE_PASSPHRASE: PASSPHRASE };

export async function onStores<Result>({ folder }: TestCli, work: (stores: Stores) => Promise<Result>) {
  const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: folder }));
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** The fixture content, with pictures that need no rendering and a text with unusual line separators. */
async function openSource(): Promise<TestCli> {
  const desk = await openTestCli([fixtureContent, otherContent]);
  await onStores(desk, async ({ records, images }) => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    for (const { id } of await records.list({ provider: 'demo', kind: 'image' }))
      await images.storeOriginal(id, picture);
    const key = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
    const portal = await records.get<Record<string, unknown>>(key);
    const description = { en: 'one\u2028two\u2029three\r\nfour' };
    await records.put({
      ...key,
      value: { ...portal?.value, description },
      index: { editor: 'user-creator' },
    });
  });
  return desk;
}

export let source: TestCli;
/** An archive of it, with its passcodes. */
export let file: string;

export const archiveFile = (name = 'demo.tar.gz') => path.join(scratchFolder(), name);

/** The parts that two exports of equal content share: without time and salt. */
export const content = (parts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(parts).filter(
      ([name]) => !['header.json', 'manifest.json', 'passcodes.txt'].includes(name),
    ),
  );

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openSourceProvider(): void {
  beforeAll(async () => {
    source = await openSource();
    file = archiveFile();
    await source.data(['export', 'demo', file], { env });
  });
}
