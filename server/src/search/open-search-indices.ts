import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type SearchDocument,
  type SearchDocumentKey,
  SearchUnavailable,
} from '../resources/search/search-engine.ts';
import { IndicesLost, type RefusedDocument, sendBulk } from './open-search-bulk.ts';
import type { OpenSearchConnection } from './open-search-connection.ts';
import { indexSettings, storedDocument } from './open-search-documents.ts';

/** ms after which no search uses a replaced index. */
const SEARCHES_END_MS = 15_000;

/** Suffix of index names behind an alias. */
const MADE = /^\.(first|[0-9a-f]{8})$/;

type IndexKey = Omit<SearchDocumentKey, 'id'>;

export interface IndexWrites {
  documents?: readonly SearchDocument[];
  removed?: readonly SearchDocumentKey[];
  /** Write to these indices instead of the live ones, by the live name. */
  into?: ReadonlyMap<string, string> | undefined;
  /** Whether to refresh, so that searches find the writes immediately; without it is cheaper. */
  isFoundAtOnce?: boolean;
}

/** The indices of all providers. Searches use an alias, and the index behind it can be replaced. */
export interface OpenSearchIndices {
  readonly connection: OpenSearchConnection;
  readonly prefix: string;
  /** `{prefix}{index}-{provider}` */
  nameOf(key: IndexKey): string;
  /**
   * Writes are ordered by revision, so the highest one wins whichever arrives last. Throws IndicesLost when an index is
   * missing.
   */
  write(writes: IndexWrites): Promise<void>;
  /** Creates an empty index behind no alias yet; returns its name. */
  create(key: IndexKey): Promise<string>;
  /** Points the aliases at these indices atomically, and drops the former ones later. */
  replace(made: ReadonlyMap<string, string>): Promise<void>;
  /** Whether searches use exactly these indices, by alias. */
  areUsed(made: ReadonlyMap<string, string>): Promise<boolean>;
  /** Providers for which `write` created an index since the last call: they need all their records. */
  takeMade(): string[];
  /** Drops indices of a fill that was interrupted; only for the server that holds the lease. */
  dropUnused(key: IndexKey): Promise<void>;
  /** Called with a document that the engine rejects, such as one with an oversized text. */
  onRefused?: ((refusal: RefusedDocument) => void) | undefined;
}

export function createOpenSearchIndices(connection: OpenSearchConnection, prefix: string): OpenSearchIndices {
  const madeFor = new Set<string>();
  const nameOf = ({ provider, index }: IndexKey): string => `${prefix}${index}-${provider}`;
  const existing = createExistingAliases(async (alias, { provider }) => {
    if (await createFirstIndex(connection, alias)) madeFor.add(provider);
  });

  const indices: OpenSearchIndices = {
    connection,
    prefix,
    nameOf,

    async write(writes) {
      const { documents = [], removed = [], into, isFoundAtOnce = true } = writes;
      const keys = new Map([...documents, ...removed].map((key) => [nameOf(key), key]));
      for (const [alias, key] of keys) if (!into?.has(alias)) await existing.ensure(alias, key);
      try {
        await sendBulk({
          connection,
          actions: actionsOf(writes, nameOf),
          isFoundAtOnce,
          fills: into !== undefined,
          onRefused: (refusal) => indices.onRefused?.(refusal),
        });
      } catch (error) {
        if (error instanceof IndicesLost) existing.clear();
        throw error;
      }
    },

    async create(key) {
      const name = `${nameOf(key)}.${randomBytes(4).toString('hex')}`;
      const body = indexSettings({ isElastic: await connection.isElastic() });
      await connection.send({ method: 'PUT', path: `/${name}`, body, fills: true });
      return name;
    },

    async replace(made) {
      const former = await switchAliases(connection, made);
      for (const alias of made.keys()) existing.add(alias);
      // Running searches still use the former indices.
      void wait(SEARCHES_END_MS, undefined, { ref: false }).then(() => dropIndices(connection, former));
    },

    async areUsed(made) {
      for (const [alias, name] of made) {
        const [index, ...others] = await indicesBehind(connection, alias);
        if (index !== name || others.length > 0) return false;
      }
      return true;
    },

    takeMade() {
      const providers = [...madeFor];
      madeFor.clear();
      return providers;
    },

    dropUnused: async (key) => dropIndices(connection, await unusedIndices(connection, nameOf(key))),
  };
  return indices;
}

/** Remembers the aliases that exist, so that only the first write of each is preceded by `create`. */
function createExistingAliases(create: (alias: string, key: IndexKey) => Promise<void>) {
  const ensured = new Map<string, Promise<void>>();
  return {
    ensure(alias: string, key: IndexKey): Promise<void> {
      let ensuring = ensured.get(alias);
      if (!ensuring) {
        ensuring = create(alias, key);
        ensured.set(alias, ensuring);
        ensuring.catch(() => ensured.delete(alias));
      }
      return ensuring;
    },
    add: (alias: string): void => void ensured.set(alias, Promise.resolve()),
    clear: (): void => ensured.clear(),
  };
}

/**
 * Creates the first index behind an alias; false when there is one. It has the same name on all servers, so that only
 * one of them creates it.
 */
async function createFirstIndex(connection: OpenSearchConnection, alias: string): Promise<boolean> {
  const found = await indicesBehind(connection, alias);
  if (found.includes(alias)) throw new IndicesLost(new Error(`${alias} is an index, not an alias.`));
  if (found.length > 0) return false;
  const { body, status } = await connection.send<{ error?: { type: string } }>({
    method: 'PUT',
    path: `/${alias}.first`,
    body: { ...indexSettings({ isElastic: await connection.isElastic() }), aliases: { [alias]: {} } },
    tolerated: [400],
  });
  if (status === 400 && body.error?.type !== 'resource_already_exists_exception') {
    throw new SearchUnavailable(new Error(JSON.stringify(body)));
  }
  return true;
}

/** The indices behind an alias; the name itself where it is an index. */
async function indicesBehind(connection: OpenSearchConnection, alias: string): Promise<string[]> {
  const { body, status } = await connection.send<object>({
    method: 'GET',
    path: `/${alias}/_alias`,
    tolerated: [404],
  });
  return status === 404 ? [] : Object.keys(body);
}

/** Points the aliases at the new indices; resolves with the names of the former ones. */
async function switchAliases(
  connection: OpenSearchConnection,
  made: ReadonlyMap<string, string>,
): Promise<string[]> {
  const actions: object[] = [];
  const former: string[] = [];
  for (const [alias, name] of made) {
    await connection.send({ method: 'POST', path: `/${name}/_refresh`, fills: true });
    for (const index of await indicesBehind(connection, alias)) {
      if (index === alias) actions.push({ remove_index: { index } });
      else former.push(index);
    }
    // Removed by pattern: two indices behind one alias would return everything twice and reject writes.
    actions.push({ remove: { index: `${alias}.*`, alias } }, { add: { index: name, alias } });
  }
  await connection.send({ method: 'POST', path: '/_aliases', body: { actions }, fills: true });
  return former;
}

/** Names of indices that were made for an alias and are behind none. */
async function unusedIndices(connection: OpenSearchConnection, alias: string): Promise<string[]> {
  const { body } = await connection.send<Record<string, { aliases?: object }>>({
    method: 'GET',
    path: `/${alias}.*/_alias`,
    tolerated: [404],
  });
  return Object.entries(body)
    .filter(
      ([name, { aliases }]) => MADE.test(name.slice(alias.length)) && Object.keys(aliases ?? {}).length === 0,
    )
    .map(([name]) => name);
}

/** Failures are ignored: an unused index only takes disk space. */
async function dropIndices(connection: OpenSearchConnection, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await connection
    .send({ method: 'DELETE', path: `/${names.join(',')}`, tolerated: [404] })
    .catch(() => undefined);
}

/** Lines of a bulk request. */
function actionsOf(
  { documents = [], removed = [], into }: IndexWrites,
  nameOf: OpenSearchIndices['nameOf'],
): object[][] {
  const written = Date.now();
  const target = (key: SearchDocumentKey) => {
    const made = into?.get(nameOf(key));
    // Without require_alias the engine would create an index named as a lost alias, and searches would find nothing.
    return made ? { _index: made } : { _index: nameOf(key), require_alias: true };
  };
  return [
    ...documents.map((document, at) => [
      { index: { ...target(document), ...identity(document) } },
      storedDocument(document, written + at / documents.length),
    ]),
    ...removed.map((key) => [{ delete: { ...target(key), ...identity(key) } }]),
  ];
}

const identity = ({ id, revision }: SearchDocumentKey): object => ({
  _id: id,
  ...(revision === undefined ? {} : { version: revision, version_type: 'external_gte' }),
});
