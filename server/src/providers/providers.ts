import type { SignUpSetting } from '@portico/shared/contracts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** The organisation that runs a site. The request's host decides which one is meant. [APP-01] */
export interface Provider {
  id: string;
  /** Lower case, without port. */
  hosts: string[];
  /** Hides creating content and the login page; discovery stays public. [OPEN-16] */
  isPrivate: boolean;
  settings: {
    /** Whether searches also list finished portals that wait for review. [AMBIG-23] */
    listUnofficial?: boolean | undefined;
    /** Who may make an account; everyone when absent. [OPEN-55] */
    signUp?: SignUpSetting | undefined;
    /** Visitors see nothing of an account until a page of it was released for the first time. [OPEN-55] */
    withholdUnapproved?: boolean | undefined;
    /** Whether admins without a second factor reach nothing but their account. */
    adminSecondFactor?: boolean | undefined;
  };
}

const MAX_PORT = 65_535;

export const providerRepository = (records: RecordStore) => collection<Provider>(records, 'provider');

/** Finds providers without reading the store at each request. */
export interface Providers {
  byHost(host: string): Provider | undefined;
  all(): readonly Provider[];
}

/** Reads all providers, and again whenever one of them is written. */
export async function openProviders(records: RecordStore): Promise<Providers> {
  const repository = providerRepository(records);
  let providers: readonly Provider[] = [];
  let byHost: ReadonlyMap<string, Provider> = new Map();

  async function load(): Promise<void> {
    providers = (await repository.list(SYSTEM_PARTITION)).map(({ value }) => value);
    byHost = new Map(providers.flatMap((provider) => provider.hosts.map((host) => [host, provider])));
  }
  records.subscribe((changes) => {
    if (changes.some(({ provider, kind }) => provider === SYSTEM_PARTITION && kind === 'provider'))
      return load();
  });
  await load();
  return {
    // With an impossible port it is no host, and no address could be made of it.
    byHost: (host) => (hasPossiblePort(host) ? byHost.get(hostName(host)) : undefined),
    all: () => providers,
  };
}

/** Asked for every request: to parse the whole as an address would take longer than all else that is done with it. */
const hasPossiblePort = (host: string): boolean => Number(/:(\d+)$/.exec(host)?.[1] ?? 0) <= MAX_PORT;

/** A Host header without its port, in lower case; an IPv6 address keeps its brackets. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
