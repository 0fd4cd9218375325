import {
  containerName,
  LANGUAGES,
  type Language,
  type LoadPhase,
  type PageDeclaration,
  type RemoteListing,
} from '@portico/shared/contracts';
import {
  LoadOnce,
  provideMessages,
  type RemoteModule,
  type RouteModule,
  type SlotExtension,
  type SlotModule,
  type SlotName,
} from '@portico/shared/platform';
import { resolveAssetUrl } from './asset-origins.ts';
import { diagnose, LoadTimeoutError } from './diagnose.ts';
import { LoadFailure } from './load-failure.ts';
import { withRetry } from './with-retry.ts';

/**
 * Timeout, in ms, of a route or slot with its remote and messages, all attempts included; then a retry is offered, which
 * a person sees within ten seconds.
 */
const REMOTE_TIMEOUT_MS = 9_500;

export interface RegistryOptions {
  listings: readonly RemoteListing[];
  /** Loads the exposed module of a remote through the federation runtime. */
  load: (listing: RemoteListing) => Promise<unknown>;
  /** The languages to load with a remote's messages. */
  languages: () => readonly Language[];
  /** `{slot}:{remote}` of the slots that the server rendered. */
  renderedSlots: ReadonlySet<string>;
}

export interface RouteEntry {
  id: string;
  path: string;
  remote: string;
  /** What the page declares, known before its code is loaded. */
  page: PageDeclaration;
  module: LoadOnce<RouteModule>;
  /** URLs of its code, for prefetching. */
  files?: () => readonly string[];
}

export interface Registry {
  routes: readonly RouteEntry[];
  extensions: (name: SlotName) => readonly SlotExtension[];
  /** Reloads the loaded parts of a remote from another entry; the rendered ones stay until that has succeeded. */
  renew: (listing: RemoteListing) => Promise<RemoteModule>;
}

interface KnownRemote {
  listing: RemoteListing;
  module: LoadOnce<RemoteModule>;
}

/** The part of the registry that creates the routes. */
export type RouteSource = Pick<Registry, 'routes' | 'extensions'>;

/** Routes and slots of the live remotes, known from their descriptors before any code is loaded. [MFE-01] */
export function createRegistry({ listings, load, languages, renderedSlots }: RegistryOptions): Registry {
  const remotes = listings.map((listing) => {
    const remote: KnownRemote = {
      listing,
      module: new LoadOnce(() => loadRemoteModule(remote.listing, load, languages())),
    };
    return remote;
  });

  const extensionsBySlot = new Map<string, SlotExtension[]>();
  for (const remote of remotes) {
    const { name, slots } = remote.listing;
    for (const slot of slots) {
      const extension: SlotExtension = {
        remote: name,
        module: new LoadOnce(async () => {
          const deadline = deadlineFromNow();
          const module = await remote.module.ready();
          return loadSlotModule(module, { listing: remote.listing, name: slot as SlotName, deadline });
        }),
        isServerRendered: renderedSlots.has(`${slot}:${name}`),
      };
      extensionsBySlot.set(slot, [...(extensionsBySlot.get(slot) ?? []), extension]);
    }
  }
  const extensions = (name: SlotName): readonly SlotExtension[] => extensionsBySlot.get(name) ?? [];

  const routes = remotes.flatMap((remote) =>
    Object.entries(remote.listing.routes).map(([name, { path, files = [], ...page }]) => ({
      id: `${remote.listing.name}:${name}`,
      path,
      remote: remote.listing.name,
      page,
      files: () => {
        const { entry } = remote.listing;
        const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
        return [entry, ...files.map((file) => folder + file)].map(resolveAssetUrl);
      },
      module: new LoadOnce(async () => {
        const deadline = deadlineFromNow();
        const module = await remote.module.ready();
        const route = await loadRouteModule(module, { listing: remote.listing, name, deadline });
        // A slot that fails to load affects its own area only.
        const wanted = (route.slots ?? [])
          .flatMap(extensions)
          .filter((extension) => extension.isServerRendered);
        await Promise.allSettled(wanted.map((extension) => extension.module.ready()));
        return route;
      }),
    })),
  );

  async function renew(listing: RemoteListing): Promise<RemoteModule> {
    const remote = remotes.find((one) => one.listing.name === listing.name);
    if (!remote) throw new Error(`${listing.name} is not live`);
    remote.listing = listing;
    const parts = [...routes, ...[...extensionsBySlot.values()].flat()]
      .filter((part) => part.remote === listing.name)
      .map(({ module }): LoadOnce<unknown> => module);
    for (const module of [remote.module, ...parts]) module.renew();
    await Promise.all(parts.filter(({ current }) => current !== undefined).map((module) => module.ready()));
    return remote.module.ready();
  }
  return { routes, extensions, renew };
}

async function loadRemoteModule(
  listing: RemoteListing,
  load: RegistryOptions['load'],
  languages: readonly Language[],
): Promise<RemoteModule> {
  const deadline = deadlineFromNow();
  const phase = (name: LoadPhase) => ({ listing, phase: name, deadline });
  const { remote } = (await loading(phase('entry'), () => load(listing))) as { remote: RemoteModule };
  await loading(phase('messages'), () => provideMessages(remote.name, remote.messages, languages));
  return remote;
}

interface Part<Name extends string> {
  listing: RemoteListing;
  name: Name;
  deadline: number;
}

function loadRouteModule({ routes }: RemoteModule, part: Part<string>): Promise<RouteModule> {
  const route = routes[part.name];
  if (!route) throw missingExport(part.listing.name, 'route', `has no route '${part.name}'`);
  return loading({ ...part, phase: 'route' }, route.load);
}

function loadSlotModule({ slots }: RemoteModule, part: Part<SlotName>): Promise<SlotModule> {
  const extension = slots[part.name];
  if (!extension) throw missingExport(part.listing.name, 'slot', `does not fill '${part.name}'`);
  return loading({ ...part, phase: 'slot' }, extension as () => Promise<SlotModule>);
}

const missingExport = (remote: string, phase: LoadPhase, what: string): LoadFailure =>
  new LoadFailure({
    remote,
    phase,
    fault: 'missing-export',
    cause: new Error(`${remote} ${what}, which its descriptor lists`),
  });

interface Loading {
  listing: RemoteListing;
  phase: LoadPhase;
  /** See `deadlineFromNow`. */
  deadline: number;
}

/** Loads one phase of a remote, with retries; throws a `LoadFailure`. */
async function loading<Value>(
  { listing: { name, entry }, phase, deadline }: Loading,
  load: () => Promise<Value>,
): Promise<Value> {
  try {
    return await withDeadline(withRetry(load), name, deadline);
  } catch (error) {
    throw await diagnose({ remote: name, phase, container: containerName(name), entry, error });
  }
}

/** A time of `performance.now()`. */
const deadlineFromNow = (): number => performance.now() + REMOTE_TIMEOUT_MS;

function withDeadline<Value>(promise: Promise<Value>, remote: string, deadline: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadTimeoutError(`${remote} did not respond within ${REMOTE_TIMEOUT_MS} ms`)),
      Math.max(0, deadline - performance.now()),
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The server loads messages of all languages. */
export const allLanguages = (): readonly Language[] => LANGUAGES;
