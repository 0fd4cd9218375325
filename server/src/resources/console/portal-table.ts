import { setImmediate as nextTurn } from 'node:timers/promises';
import { LANGUAGES, type LocalizedText, PORTAL_STATUSES, type PortalStatus } from '@portico/shared/contracts';
import { hasTranslation } from '@portico/shared/domain';
import { LRUCache } from 'lru-cache';
import { FIELD_END, fold } from '../../content/fold.ts';
import type { RecordChange, RecordStore } from '../../storage/record-store.ts';
import type { DeletedPortalRecord } from '../portals/deleted-portal.repository.ts';
import { ownerOf } from '../portals/portal.policy.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import { translationsOf } from './list-page.ts';

/** What lists of the console filter and sort by; a page of rows is then read by id. */
export interface PortalFacts {
  readonly id: string;
  readonly status: PortalStatus;
  /** A uid. */
  readonly owner: string | undefined;
  readonly towns: readonly string[];
  readonly listings: readonly string[];
  readonly tags: readonly string[];
  /** The folded translations of the title and the id. */
  readonly text: string;
  /** The languages without a title, as bits in the order of LANGUAGES. */
  readonly missing: number;
  readonly hasPicture: boolean;
  /** Time of the last save, or of the deletion, in ms. */
  readonly changed: number;
}

export type PortalSort = 'changed' | 'title' | 'status';

/** The facts of many portals, in each order. */
export interface PortalRows {
  sorted(sort: PortalSort): readonly PortalFacts[];
  /** The number of portals in each town and listing, and with each tag. */
  readonly counts: FilterCounts;
}

const COUNTED = ['towns', 'listings', 'tags'] as const;
export type FilterCounts = Readonly<Record<(typeof COUNTED)[number], ReadonlyMap<string, number>>>;

/** The portals of a provider, and those in its bin. */
export interface PortalTable {
  readonly portals: PortalRows;
  readonly bin: PortalRows;
}

export interface PortalTables {
  /** Reads all portals of a provider at the first call; later calls read from memory. */
  of(provider: string): Promise<PortalTable>;
  close(): void;
}

/** Portals in memory at once while a table is read; a portal may have megabytes, its facts some 500 bytes. */
const READ_AT_ONCE = 8;
/** A table that the console has not requested for this time is dropped from memory. */
const UNUSED_MS = 15 * 60_000;
/** Providers whose tables are in memory at once. */
const MOST_TABLES = 20;
/** More changes at once come from an import: the table is read again when it is next needed. */
const MOST_FOLLOWED = 1_000;

const KINDS = ['portal', 'deleted-portal'] as const;
type Kind = (typeof KINDS)[number];

/** Keeps facts about all portals of the providers whose console is in use, and follows every write of a portal. */
export function createPortalTables(
  records: Pick<RecordStore, 'get' | 'list' | 'subscribe'>,
  { unusedMs = UNUSED_MS }: { unusedMs?: number } = {},
): PortalTables {
  const tables = new LRUCache<string, TableOfProvider>({
    max: MOST_TABLES,
    ttl: unusedMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  });

  async function follow(changes: readonly RecordChange[]): Promise<void> {
    for (const change of changes) {
      const { provider } = change;
      if (changes.length > MOST_FOLLOWED) tables.delete(provider);
      try {
        await tables.peek(provider)?.follow(change);
      } catch (error) {
        tables.delete(provider);
        throw error;
      }
    }
  }
  const unsubscribe = records.subscribe(
    follow,
    ({ kind, provider }) => (KINDS as readonly string[]).includes(kind) && tables.has(provider),
  );

  return {
    async of(provider) {
      const known = tables.get(provider);
      const table = known ?? tableOf(records, provider);
      if (!known) {
        tables.set(provider, table);
        table.read.catch(() => tables.delete(provider));
      }
      await table.read;
      return table;
    },
    close() {
      unsubscribe();
      tables.clear();
    },
  };
}

interface TableOfProvider extends PortalTable {
  /** Resolves once the stored portals have been read. */
  readonly read: Promise<void>;
  follow(change: RecordChange): Promise<void>;
}

function tableOf(records: Pick<RecordStore, 'get' | 'list'>, provider: string): TableOfProvider {
  const portals = rowsInOrder();
  const bin = rowsInOrder();
  const shared: Shared = { texts: new Map(), idLists: new Map() };
  /** Keys written while the table is read; what is read of them may be older. */
  let written: Set<string> | undefined = new Set();

  function set(kind: Kind, value: PortalRecord | DeletedPortalRecord): void {
    if (kind === 'portal') portals.set(factsOf(value as PortalRecord, shared));
    else {
      const { portal, deletedAt } = value as DeletedPortalRecord;
      bin.set({ ...factsOf(portal, shared), changed: Date.parse(deletedAt) });
    }
  }

  async function read(): Promise<void> {
    for (const kind of KINDS) {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const page: readonly { id: string; value: PortalRecord | DeletedPortalRecord }[] = await records.list<
          PortalRecord | DeletedPortalRecord
        >({ provider, kind, after, limit: READ_AT_ONCE });
        for (const { id, value } of page) if (!written?.has(`${kind} ${id}`)) set(kind, value);
        after = page.length === READ_AT_ONCE ? page.at(-1)?.id : undefined;
        await nextTurn();
      }
    }
    written = undefined;
  }

  return {
    portals,
    bin,
    read: read(),
    async follow({ kind, id }) {
      written?.add(`${kind} ${id}`);
      const record = await records.get<PortalRecord | DeletedPortalRecord>({ provider, kind, id });
      if (record) set(kind as Kind, record.value);
      else (kind === 'portal' ? portals : bin).delete(id);
    },
  };
}

/** `shared` has the texts and lists that many portals have in common, so that they are in memory once. */
function factsOf(portal: PortalRecord, shared: Shared): PortalFacts {
  const { _id: id, status, title, townRefs, listingRefs, tags = [], mainImageId, modifiedDate } = portal;
  const owner = ownerOf(portal);
  return {
    id,
    status,
    owner: owner === undefined ? undefined : once(shared.texts, owner, owner),
    towns: sharedIds(shared, townRefs),
    listings: sharedIds(shared, listingRefs),
    tags: tags.length === 0 ? NONE : tags.map((tag) => once(shared.texts, tag, tag)),
    text: searchText(title, id),
    missing: missingLanguages(title),
    hasPicture: mainImageId !== undefined,
    changed: Date.parse(modifiedDate),
  };
}

interface Shared {
  texts: Map<string, string>;
  idLists: Map<string, readonly string[]>;
}
const NONE: readonly string[] = [];

function once<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  const first = known.get(key) ?? value;
  known.set(key, first);
  return first;
}

const sharedIds = ({ idLists }: Shared, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? NONE : once(idLists, ids.join(' '), ids);

/** The first translation is first, so that the texts are in the order of the titles. */
const searchText = (title: LocalizedText, id: string): string =>
  [...translationsOf(title), id].flatMap((text) => (text ? [fold(text)] : [])).join(FIELD_END);

const missingLanguages = (title: LocalizedText): number =>
  LANGUAGES.reduce((bits, language, at) => (hasTranslation(title, language) ? bits : bits | (1 << at)), 0);

const byId = (a: PortalFacts, b: PortalFacts): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byChange = (a: PortalFacts, b: PortalFacts): number => b.changed - a.changed || byId(a, b);
/** What staff can decide on comes first. */
const STATUS_ORDER = ['USER_DRAFT', 'REJECT', 'RELEASE', 'DRAFT'] as const satisfies PortalStatus[];
const RANK_OF_STATUS = Object.fromEntries(
  PORTAL_STATUSES.map((status) => [status, (STATUS_ORDER as readonly PortalStatus[]).indexOf(status)]),
) as Record<PortalStatus, number>;

const ORDERS: Readonly<Record<PortalSort, (a: PortalFacts, b: PortalFacts) => number>> = {
  changed: byChange,
  // By code units: a collation would take seconds for 200,000 titles.
  title: (a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : byId(a, b)),
  status: (a, b) => RANK_OF_STATUS[a.status] - RANK_OF_STATUS[b.status] || byChange(a, b),
};

/** Rows by id, in each order in which they were needed. */
function rowsInOrder(): PortalRows & { set(facts: PortalFacts): void; delete(id: string): void } {
  const rows = new Map<string, PortalFacts>();
  const orders = new Map<PortalSort, PortalFacts[]>();
  const counts = { towns: new Map(), listings: new Map(), tags: new Map() } satisfies FilterCounts;

  function count(facts: PortalFacts, step: 1 | -1): void {
    for (const field of COUNTED) {
      const of: Map<string, number> = counts[field];
      for (const value of facts[field]) {
        const portals = (of.get(value) ?? 0) + step;
        if (portals > 0) of.set(value, portals);
        else of.delete(value);
      }
    }
  }
  function remove(id: string): void {
    const facts = rows.get(id);
    if (!facts) return;
    rows.delete(id);
    count(facts, -1);
    for (const [sort, order] of orders) order.splice(insertionIndex(order, facts, ORDERS[sort]), 1);
  }

  return {
    counts,
    set(facts) {
      remove(facts.id);
      rows.set(facts.id, facts);
      count(facts, 1);
      for (const [sort, order] of orders) order.splice(insertionIndex(order, facts, ORDERS[sort]), 0, facts);
    },
    delete: remove,
    sorted(sort) {
      const known = orders.get(sort);
      if (known) return known;
      const order = [...rows.values()].sort(ORDERS[sort]);
      orders.set(sort, order);
      return order;
    },
  };
}

/** The index of a row in an order, or where to insert it. */
function insertionIndex(
  order: readonly PortalFacts[],
  facts: PortalFacts,
  compare: (a: PortalFacts, b: PortalFacts) => number,
): number {
  let from = 0;
  for (let to = order.length; from < to; ) {
    const middle = (from + to) >>> 1;
    if (compare(order[middle] as PortalFacts, facts) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
