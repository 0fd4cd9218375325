import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startCleanup } from './operation/cleanup.ts';
import { stopOnSignal } from './operation/stop-on-signal.ts';
import { publishBuilt } from './releases/publish-built.ts';
import { openServices, type Services } from './services.ts';
import { buildSite } from './site.ts';

const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const builtFolder = path.join(rootFolder, 'build', 'releases');

function announce(config: Config, port: number): void {
  const lines = [`Portico is at http://localhost:${port}/`];
  if (!config.isProduction) {
    lines.push(
      `  demo accounts    creator / creator-demo   admin / admin-demo   (sign in at http://localhost:${port}/login)`,
      `  private provider http://private.localhost:${port}/`,
      '  private items    passcode 123456',
      `  data folder      ${config.dataFolder}`,
    );
  }
  console.log(lines.join('\n'));
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const services = await openServices(config, await seedOptions(config));
  await publishBuilt(services.releases, builtFolder);
  const site = await buildSite(services, services.releases);

  const stopCleanup = startCleanup(services, site.log);
  stopOnSignal({ site, services, stopCleanup });

  try {
    await site.listen({ port: config.port, host: config.host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(`Port ${config.port} is in use; stop what uses it or set PORT to another one.`);
  }
  const address = site.server.address();
  announce(config, typeof address === 'object' && address ? address.port : config.port);
  if (!config.isProduction) await drawAheadOfVisitors(services);
}

async function drawAheadOfVisitors({ records, images }: Services): Promise<void> {
  const { drawAhead } = await import('./seed/drawn-images.ts');
  await drawAhead(records, images);
}

/** The demo content is for development and tests: production starts empty. [OPEN-12] */
async function seedOptions({ isProduction }: Config) {
  if (isProduction) return {};
  const { demoSeed } = await import('./seed/demo-seed.ts');
  return demoSeed();
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
