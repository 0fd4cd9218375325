import type { Config } from '../../config/config.ts';
import type { ErrorDetail } from '../../kernel/app-error.ts';
import type { Providers } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** A part that takes longer to respond counts as missing; load balancers check every few seconds. */
const PATIENCE_MS = 2_000;

export interface ReadinessCheck {
  services: {
    config: Config;
    records: RecordStore;
    providers: Providers;
    search: SearchEngine;
    stopping: AbortController;
  };
  /** Absent in a server without pages. */
  liveReleaseSet?: (() => Promise<string | undefined>) | undefined;
}

/** What the server lacks to serve visitors, with the reason; empty when it is ready. */
export async function missingParts({ services, liveReleaseSet }: ReadinessCheck): Promise<ErrorDetail[]> {
  const { config, records, providers, search, stopping } = services;
  if (stopping.signal.aborted) return [{ path: 'server', message: 'The server is stopping.' }];
  const [anyProvider] = providers.all();
  const parts: [path: string, message: string, check: () => Promise<boolean>][] = [
    [
      'records',
      'The record store does not respond.',
      async () => {
        await records.changes(0, 1);
        return true;
      },
    ],
    [
      'search',
      'The search does not respond.',
      async () => {
        // A shared search engine is excluded: when it is down, it is down for all servers, and the rest of the site
        // still works.
        if (anyProvider && !config.searchUrl) await search.ready(anyProvider.id);
        return true;
      },
    ],
    [
      'releases',
      'No release has been published yet.',
      async () => !liveReleaseSet || (await liveReleaseSet()) !== undefined,
    ],
  ];
  const found = await Promise.all(
    parts.map(async ([path, message, check]) => ((await holdsSoon(check)) ? [] : [{ path, message }])),
  );
  return found.flat();
}

async function holdsSoon(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([check(), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
