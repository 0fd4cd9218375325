import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { restrictNewFiles } from './config/data-folder.ts';
import { startMailSender } from './mail/mail-sender.ts';
import { startCleanup } from './maintenance/cleanup.ts';
import { startScheduledBackups } from './maintenance/scheduled-backups.ts';
import { stopOnSignal } from './maintenance/stop-on-signal.ts';
import { startIndexUpgrade } from './records/index-version.ts';
import { openUnverifiedReleases } from './releases/open-releases.ts';
import { type PublishedAtStart, publishAtStart, type StartOfServer } from './releases/publish-built.ts';
import { signStored } from './releases/sign-stored.ts';
import { requireNoDemoAccounts } from './resources/auth/demo-access.ts';
import { startWeeklyMails } from './resources/figures/weekly-mail.service.ts';
import { startImageFacts } from './resources/images/image-facts.ts';
import { startSchedules } from './resources/portals/scheduled-drafts.ts';
import { startWebhookSender } from './resources/webhooks/webhook-sender.ts';
import { rendersAhead, type Seed } from './seed/seed.ts';
import { openServices } from './services.ts';
import { buildSite } from './site.ts';
import { startIndexNow } from './site-map/index-now.ts';

const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const builtFolder = path.join(rootFolder, 'build', 'releases');

function announce(config: Config, port: number, { published, notLive }: PublishedAtStart): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [`Portico is at http://localhost:${port}/`, `  server           ready in ${seconds} s`];
  if (!config.isProduction) {
    lines.push(
      `  demo accounts    creator / creator-demo   admin / admin-demo   (sign in at http://localhost:${port}/login)`,
      `  private provider http://private.localhost:${port}/`,
      '  private items    passcode 123456',
      `  data folder      ${config.dataFolder}`,
    );
    if (published.length > 0) lines.push(`  now live         ${namesOf(published)}`);
    if (notLive.length > 0)
      lines.push(`  built, not live  ${namesOf(notLive)}; npm run portico -- remotes publish --built`);
  }
  console.log(lines.join('\n'));
}

const namesOf = (packages: PublishedAtStart['published']): string =>
  packages.map(({ name, version }) => `${name} ${version}`).join(', ');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  restrictNewFiles(config);
  const seed = await loadDemo(config);
  const services = await openServices(config, { seed });
  const { releases } = services;
  const { isProduction } = config;
  if (isProduction) await requireNoDemoAccounts(services.records);
  const releasesAtStart = config.isReadOnly
    ? { published: [], notLive: [] }
    : await publishSigned(config, { releases, builtFolder, isProduction });
  const site = await buildSite(services);
  if (releasesAtStart.refusal !== undefined) site.log.error(releasesAtStart.refusal);
  if (isProduction && config.releaseKeys.trusted.length === 0)
    site.log.warn('PORTICO_RELEASE_KEYS is not set: signatures of releases are not verified');
  if (isProduction && releasesAtStart.notLive.length > 0) {
    const built = namesOf(releasesAtStart.notLive);
    site.log.info({ built }, 'what was built is not live; `portico remotes publish --built` makes it live');
  }

  if (config.isReadOnly) site.log.warn('PORTICO_READ_ONLY is set: every write is refused');
  const writingJobs = config.isReadOnly
    ? []
    : [
        startCleanup,
        startSchedules,
        startIndexUpgrade,
        startImageFacts,
        startMailSender,
        startWebhookSender,
        startIndexNow,
        startWeeklyMails,
      ];
  const stops = [...writingJobs, startScheduledBackups].map((start) => start(services, site.log));
  const stopJobs = async () => void (await Promise.all(stops.map((stop) => stop())));
  stopOnSignal({ site, services, stopCleanup: stopJobs });

  try {
    await site.listen({ port: config.port, host: config.host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(`Port ${config.port} is in use; stop what uses it or set PORT to another one.`);
  }
  const address = site.server.address();
  announce(config, typeof address === 'object' && address ? address.port : config.port, releasesAtStart);
  if (rendersAhead(config)) await seed?.renderAhead(services);
}

/** In development every stored release may run: those without a signature of its key are signed first. */
async function publishSigned(config: Config, start: StartOfServer): Promise<PublishedAtStart> {
  const { releaseKeys: keys } = config;
  if (keys.signsAll) await signStored({ releases: openUnverifiedReleases(config), keys });
  return publishAtStart(start);
}

/** The demo is for development and tests: production starts empty, and its image lacks the folder. */
async function loadDemo({ isProduction }: Config): Promise<Seed | undefined> {
  if (isProduction) return undefined;
  const { demoSeed } = await import('../../demo/demo-seed.ts');
  return demoSeed();
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
