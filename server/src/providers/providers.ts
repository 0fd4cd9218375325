import type { Language, SignUpSetting } from '@portico/shared/contracts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** The organisation of a site, selected by the request's host. [APP-01] */
export interface Provider {
  id: string;
  /** Lower case, without port. */
  hosts: string[];
  /** Hides creating content and the login page; discovery stays public. [OPEN-16] */
  isPrivate: boolean;
  settings: {
    /** Whether searches also list finished portals that wait for review. [AMBIG-23] */
    listUnofficial?: boolean | undefined;
    /** Who may sign up; everyone by default. [OPEN-55] */
    signUp?: SignUpSetting | undefined;
    /** The languages of the site, in the order of the language menu; all by default. */
    languages?: Language[] | undefined;
    /** Whether search engines may list the site; true by default. */
    isIndexed?: boolean | undefined;
    /** Whether assistants may read the site at /mcp; false by default. */
    mcp?: boolean | undefined;
    /** The websites that may embed pages; all by default. */
    embedOrigins?: string[] | undefined;
    /** Hides an account's content from visitors until one of its pages was released. [OPEN-55] */
    withholdUnapproved?: boolean | undefined;
    /** Whether admins without a second factor can only open their account. */
    adminSecondFactor?: boolean | undefined;
  };
}

const MAX_PORT = 65_535;

export const providerRepository = (records: RecordStore) => collection<Provider>(records, 'provider');

/** Finds providers in memory. */
export interface Providers {
  byHost(host: string): Provider | undefined;
  all(): readonly Provider[];
}

/** Reads all providers, and again after each write of one. */
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
    // A host with an invalid port would produce invalid URLs.
    byHost: (host) => (hasPossiblePort(host) ? byHost.get(hostName(host)) : undefined),
    all: () => providers,
  };
}

/** Runs for every request; parsing a whole URL would be slower than everything else here. */
const hasPossiblePort = (host: string): boolean => Number(/:(\d+)$/.exec(host)?.[1] ?? 0) <= MAX_PORT;

/** A Host header in lower case without its port; an IPv6 address keeps its brackets. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
