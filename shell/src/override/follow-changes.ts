import { registerRemotes } from '@module-federation/enhanced/runtime';
import { baseApi } from '@portico/shared/api';
import {
  containerName,
  type PageBoot,
  type PageOverride,
  type RemoteListing,
} from '@portico/shared/contracts';
import { type I18n, type RemoteModule, supportedLanguage } from '@portico/shared/platform';
import { remoteInfo } from '../remotes/exposed-module.ts';
import type { Registry } from '../remotes/registry.ts';
import { rerenderRemotes } from '../remotes/remote-revision.ts';
import { readRemoteJson } from './read-remote-json.ts';
import { integrityOf } from './take-override.ts';

export interface PageToChange {
  boot: PageBoot;
  registry: Pick<Registry, 'renew'>;
  i18n: I18n;
}

/**
 * Replaces the remote when its development server reports a change: rerenders its areas with the new code, without
 * their component state; the rest of the page stays. A change of paths, slots or declarations reloads the page.
 */
export function followChanges(
  { remote, origin }: PageOverride,
  address: string,
  page: PageToChange,
): EventSource {
  let shown = page.boot.remotes.find(({ name }) => name === remote);
  let changing = Promise.resolve();
  const source = new EventSource(address);
  source.addEventListener('message', ({ data: version }) => {
    changing = changing.then(() => exchange(version as string)).catch(tell);
  });
  source.addEventListener('problem', ({ data }) => tell(data));
  return source;

  function tell(problem: unknown): void {
    console.error(`[portico] ${remote} at ${origin} cannot be exchanged:`, problem);
  }

  async function exchange(version: string): Promise<void> {
    if (version === shown?.version) return;
    const elsewhere = await readRemoteJson(remote, origin);
    const { listing } = elsewhere;
    if (!shown || offerOf(listing) !== offerOf(shown)) return window.location.reload();
    shown = listing;
    // The federation plugin and webpack's chunk loading read these hashes.
    Object.assign(page.boot.integrity ?? {}, integrityOf(elsewhere, origin));
    forgetCode(remote);
    registerRemotes([remoteInfo(listing)], { force: true });
    replaceEndpoints();
    const module = await page.registry.renew(listing);
    await replaceMessages(module, page.i18n);
    rerenderRemotes();
    performance.mark(`portico:exchanged:${listing.version}`);
  }
}

const offerOf = ({ routes, slots }: RemoteListing): string =>
  JSON.stringify([
    Object.entries(routes).map(([name, { path, query, personal, frame, role }]) => [
      name,
      path,
      query,
      personal,
      frame,
      role,
    ]),
    slots,
  ]);

/** Removes the old container; otherwise the new one would use its chunks, which have the same names. */
function forgetCode(remote: string): void {
  delete (globalThis as Record<string, unknown>)[`webpackChunk${containerName(remote)}`];
}

let replacesEndpoints = false;

/** RTK Query ignores endpoints that are injected again without `overrideExisting`. */
function replaceEndpoints(): void {
  if (replacesEndpoints) return;
  replacesEndpoints = true;
  const inject = baseApi.injectEndpoints.bind(baseApi) as (options: object) => never;
  baseApi.injectEndpoints = ((options: object) => inject({ ...options, overrideExisting: true })) as never;
}

/** Adds the new messages to this page's i18n instance; the catalogue keeps the old ones. */
async function replaceMessages({ name, messages }: RemoteModule, i18n: I18n): Promise<void> {
  const language = supportedLanguage(i18n.language);
  if (!language) return;
  const { default: bundle } = await messages(language);
  i18n.addResourceBundle(language, name, bundle, true, true);
}
