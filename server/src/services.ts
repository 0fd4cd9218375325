import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { openDiskImageStore } from './images/disk-image-store.ts';
import type { ImageStore } from './images/image-store.ts';
import { openProviders, type Providers } from './providers/providers.ts';
import { createSessions, type Sessions } from './resources/auth/sessions.ts';
import { createImageSignatures, type ImageSignatures } from './resources/images/image-signatures.ts';
import { createGrants, type Grants } from './resources/privacy/grants.ts';
import { createPasscodes, type Passcodes } from './resources/privacy/passcodes.ts';
import { createInProcessSearchEngine } from './search/in-process-search-engine.ts';
import { startIndexing } from './search/indexer.ts';
import type { SearchEngine } from './search/search-engine.ts';
import { deriveKeys } from './security/keys.ts';
import type { ProviderContent } from './seed/content/seed-types.ts';
import { drawOrdered } from './seed/drawn-images.ts';
import { seedProviders } from './seed/seed.ts';
import { openLibsqlRecordStore } from './storage/libsql-record-store.ts';
import type { RecordStore } from './storage/record-store.ts';

/** What the routes work with. */
export interface Services {
  config: Config;
  records: RecordStore;
  providers: Providers;
  search: SearchEngine;
  images: ImageStore;
  sessions: Sessions;
  passcodes: Passcodes;
  grants: Grants;
  imageSignatures: ImageSignatures;
  now: () => Date;
  /** Sent as INTERNAL_HEADER by the server to itself; another one at each start. */
  internalKey: string;
  /** Finishes what is being made, then closes the stores. */
  close(): Promise<void>;
}

export interface OpenOptions {
  now?: () => Date;
  /** What an empty store starts with; never in production. */
  contents?: readonly ProviderContent[];
  /** Tells of the seeding, and of writes that the search index could not follow; to the console when absent. */
  log?: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** A listener of the record store failed: what it derives, such as the search index, lags behind until a restart. */
const NOT_FOLLOWED = 'a write was not followed';

/** Opens the stores in the data folder, seeds them when they are new, and fills the search engine from them. */
export async function openServices(config: Config, options: OpenOptions = {}): Promise<Services> {
  const { now = () => new Date(), contents, log } = options;
  const keys = deriveKeys(config.secret);
  const records = openLibsqlRecordStore({
    file: path.join(config.dataFolder, 'records', 'portico.db'),
    now,
    onListenerError: (err) => log?.error({ err }, NOT_FOLLOWED),
  });
  const passcodes = createPasscodes(keys.passcode);
  if (contents && !config.isProduction)
    await seedProviders({ records, passcodes, contents, now: now(), log });
  const images = openDiskImageStore({
    folder: path.join(config.dataFolder, 'images'),
    originals: config.isProduction ? undefined : drawOrdered(records),
  });
  const providers = await openProviders(records);
  const search = createInProcessSearchEngine();
  await startIndexing({ records, providers, search, administrativeTowns: config.administrativeTowns });
  return {
    config,
    records,
    providers,
    search,
    images,
    sessions: createSessions({ records, key: keys.session, now }),
    passcodes,
    grants: createGrants({ key: keys.grant, now }),
    imageSignatures: createImageSignatures({ key: keys.image, now }),
    now,
    internalKey: randomBytes(24).toString('base64url'),
    async close() {
      await images.close();
      await records.close();
    },
  };
}
