import { registerRemotes } from '@module-federation/enhanced/runtime';
import { baseApi } from '@portico/shared/api';
import type { PageBoot, PageOverride, RemoteListing } from '@portico/shared/contracts';
import { type I18n, type RemoteModule, supportedLanguage } from '@portico/shared/platform';
import { containerName, remoteInfo } from '../remotes/exposed-module.ts';
import { redrawRemotes } from '../remotes/redraw.ts';
import type { Registry } from '../remotes/registry.ts';
import { readRemoteJson } from './read-remote-json.ts';
import { integrityOf } from './take-override.ts';

export interface PageToChange {
  boot: PageBoot;
  registry: Pick<Registry, 'renew'>;
  i18n: I18n;
}

/**
 * Exchanges the remote whenever the server that develops it says that it has changed: its code is loaded anew beside the
 * old, and its areas are drawn again. Store, address and everything else on the page stay; what its own components held
 * goes. A change of its paths or slots needs a page of its own.
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
    // The table that the page's loaders look into.
    Object.assign(page.boot.integrity ?? {}, integrityOf(elsewhere, origin));
    forgetCode(remote);
    registerRemotes([remoteInfo(listing)], { force: true });
    replaceEndpoints();
    const module = await page.registry.renew(listing);
    await replaceWords(module, page.i18n);
    redrawRemotes();
    performance.mark(`portico:exchanged:${listing.version}`);
  }
}

const offerOf = ({ routes, slots }: RemoteListing): string =>
  JSON.stringify([Object.entries(routes).map(([name, { path }]) => [name, path]), slots]);

/** The new container would take chunks for its own that the old one has left behind under the same name. */
function forgetCode(remote: string): void {
  delete (globalThis as Record<string, unknown>)[`webpackChunk${containerName(remote)}`];
}

let replacesEndpoints = false;

/** What is injected a second time under its name would else be left out without a word. */
function replaceEndpoints(): void {
  if (replacesEndpoints) return;
  replacesEndpoints = true;
  const inject = baseApi.injectEndpoints.bind(baseApi) as (options: object) => never;
  baseApi.injectEndpoints = ((options: object) => inject({ ...options, overrideExisting: true })) as never;
}

/** The catalogue of messages keeps what it knows; this page's own takes the new ones in. */
async function replaceWords({ name, messages }: RemoteModule, i18n: I18n): Promise<void> {
  const language = supportedLanguage(i18n.language);
  if (!language) return;
  const { default: words } = await messages(language);
  i18n.addResourceBundle(language, name, words, true, true);
}
