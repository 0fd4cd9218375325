import { buildApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { smokeSiteOf } from '../gates-on-site.ts';
import type { SmokeSite } from '../releases/gates/smoke-site.ts';
import { openServices } from '../services.ts';

/** A site that must be closed. */
export interface OpenSmokeSite extends SmokeSite {
  close: () => Promise<void>;
}

/** Without a line for each request of the gates. */
const calm = (config: Config): Config =>
  config.logLevel === 'info' ? { ...config, logLevel: 'warn' } : config;

/** Opens the content of the data folder as a site in this process, without a port; undefined without a provider. */
export async function openSmokeSite(config: Config): Promise<OpenSmokeSite | undefined> {
  // A search thread would not pay off for one process without visitors.
  const services = await openServices(calm(config), { searchesInProcess: true });
  const [provider] = services.providers.all();
  const host = provider?.hosts[0];
  if (!provider || host === undefined) {
    await services.close();
    return undefined;
  }
  // Standard output has what the command prints, which may be JSON.
  const app = await buildApp(services, { logTo: process.stderr });
  return {
    ...smokeSiteOf(app, services, { provider: provider.id, host }),
    async close() {
      await app.close();
      await services.close();
    },
  };
}
