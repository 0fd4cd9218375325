import type { Language } from '@portico/shared/contracts';
import { LANGUAGES, type RemoteListing } from '@portico/shared/contracts';
import {
  LoadOnce,
  provideMessages,
  type RemoteModule,
  type RouteModule,
  type SlotFilling,
  type SlotModule,
  type SlotName,
} from '@portico/shared/platform';

/** A remote that has not answered by then counts as failed; the loader's own time-outs are shorter. */
const REMOTE_TIMEOUT_MS = 25_000;
const SECOND_TRY_AFTER_MS = 250;

export interface RegistryOptions {
  listings: readonly RemoteListing[];
  /** Loads the exposed module of a remote through the federation runtime. */
  load: (listing: RemoteListing) => Promise<unknown>;
  /** The languages whose messages are needed when a remote arrives. */
  languages: () => readonly Language[];
  /** `{slot}:{remote}` of what the server drew. */
  drawnSlots: ReadonlySet<string>;
}

export interface RouteEntry {
  id: string;
  path: string;
  remote: string;
  module: LoadOnce<RouteModule>;
}

export interface Registry {
  routes: readonly RouteEntry[];
  fillings: (name: SlotName) => readonly SlotFilling[];
}

/** What the live remotes offer, known from their descriptors before any of their code is here. [MFE-01] */
export function createRegistry({ listings, load, languages, drawnSlots }: RegistryOptions): Registry {
  const remotes = listings.map((listing) => ({
    listing,
    module: new LoadOnce(() => loadRemoteModule(listing, load, languages())),
  }));

  const fillingsBySlot = new Map<string, SlotFilling[]>();
  for (const { listing, module } of remotes) {
    for (const slot of listing.slots) {
      const filling: SlotFilling = {
        remote: listing.name,
        module: new LoadOnce(async () => loadSlotModule(await module.ready(), slot as SlotName)),
        drawnByServer: drawnSlots.has(`${slot}:${listing.name}`),
      };
      fillingsBySlot.set(slot, [...(fillingsBySlot.get(slot) ?? []), filling]);
    }
  }
  const fillings = (name: SlotName): readonly SlotFilling[] => fillingsBySlot.get(name) ?? [];

  const routes = remotes.flatMap(({ listing, module }) =>
    Object.entries(listing.routes).map(([name, { path }]) => ({
      id: `${listing.name}:${name}`,
      path,
      remote: listing.name,
      module: new LoadOnce(async () => {
        const route = await loadRouteModule(await module.ready(), name);
        // A slot that cannot be loaded costs its own area, not the page around it.
        const wanted = (route.slots ?? []).flatMap(fillings).filter((filling) => filling.drawnByServer);
        await Promise.allSettled(wanted.map((filling) => filling.module.ready()));
        return route;
      }),
    })),
  );
  return { routes, fillings };
}

async function loadRemoteModule(
  listing: RemoteListing,
  load: RegistryOptions['load'],
  languages: readonly Language[],
): Promise<RemoteModule> {
  const module = await withTimeout(
    twice(() => load(listing)),
    listing.name,
  );
  const { remote } = module as { remote: RemoteModule };
  await twice(() => provideMessages(remote.name, remote.messages, languages));
  return remote;
}

function loadRouteModule(remote: RemoteModule, name: string): Promise<RouteModule> {
  const route = remote.routes[name];
  if (!route) throw new Error(`${remote.name} has no route '${name}', which its descriptor lists`);
  return withTimeout(twice(route.load), remote.name);
}

function loadSlotModule(remote: RemoteModule, name: SlotName): Promise<SlotModule> {
  const filling = remote.slots[name];
  if (!filling) throw new Error(`${remote.name} does not fill '${name}', which its descriptor lists`);
  return withTimeout(twice(filling as () => Promise<SlotModule>), remote.name);
}

/**
 * A preload that failed poisons the first use of its file: that one fails without a request. The pause lets the other
 * files of the same failed try fail too, or the second try would join them.
 */
async function twice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS));
    return await load();
  }
}

function withTimeout<Value>(promise: Promise<Value>, remote: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${remote} did not answer within ${REMOTE_TIMEOUT_MS} ms`)),
      REMOTE_TIMEOUT_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** On the server every language is at hand. */
export const allLanguages = (): readonly Language[] => LANGUAGES;
