import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach } from '@jest/globals';
import sharp from 'sharp';
import { readConfig } from '../../config/config.ts';
import { openStores } from '../../services.ts';
import { fixtureContent } from '../fixture-content.ts';
import { openTestCli } from '../run-cli.ts';
import { scratchFolder } from '../scratch-folder.ts';

export const archiveFile = () => path.join(scratchFolder(), 'portico.tar.gz');

export const children: ChildProcess[] = [];

/** A release file with a name of more than a hundred characters, which needs an extended tar header. */
export const LONG_NAME = `mfe-portal/0.1.0-abc/node/vendors-${'node_modules_package_'.repeat(6)}index_js-13d904.js`;

/** An installation with an image and a release. */
export async function openInstallation() {
  const desk = await openTestCli([fixtureContent]);
  const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: desk.folder }));
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const { id: image } = await stores.images.put(picture);
  await stores.close();
  const release = path.join(desk.folder, 'releases', 'live.json');
  mkdirSync(path.dirname(release));
  writeFileSync(release, '{"id":"x","packages":{}}');
  const longName = path.join(desk.folder, 'releases', LONG_NAME);
  mkdirSync(path.dirname(longName), { recursive: true });
  writeFileSync(longName, 'exports.long = true;');
  return { ...desk, image, release, longName };
}

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function stopChildren(): void {
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    }
  });
}
