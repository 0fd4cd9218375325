import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { demoSeed } from '../../demo/demo-seed.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { openDiskReleases } from '../../server/src/releases/open-releases.ts';
import { publishAtStart } from '../../server/src/releases/publish-built.ts';
import { openServices } from '../../server/src/services.ts';
import { buildSite } from '../../server/src/site.ts';
import { releasesFolder } from '../../webpack/paths.ts';
import { openBrowser } from './open-browser.ts';

export interface DemoSite {
  browser: Browser;
  origin: string;
  services: Awaited<ReturnType<typeof openServices>>;
}

/**
 * Runs with the last build serving the demo, with additional `settings`, and a browser; both are closed afterwards.
 * Throws if nothing is built.
 */
export async function withDemoSite(
  run: (site: DemoSite) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (!existsSync(path.join(releasesFolder, 'built.json')))
    throw new Error('nothing is built: npm run build');
  const scratch = mkdtempSync(path.join(tmpdir(), 'portico-bench-'));
  try {
    const config = readConfig({ ...settings, PORTICO_DATA: scratch, PORTICO_LOG: 'silent' });
    const services = await openServices(config, { seed: demoSeed() });
    const releases = openDiskReleases(path.join(scratch, 'releases'));
    await publishAtStart({ releases, builtFolder: releasesFolder, isProduction: false });
    const site = await buildSite({ ...services, releases });
    await site.listen({ port: 0, host: '127.0.0.1' });
    const browser = await openBrowser();
    try {
      const origin = `http://localhost:${(site.server.address() as AddressInfo).port}`;
      await run({ browser, origin, services });
    } finally {
      await browser.close();
      await site.close();
      await services.close();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
