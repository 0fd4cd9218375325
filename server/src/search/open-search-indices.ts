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

type Place = Omit<SearchDocumentKey, 'id'>;

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
  nameOf(place: Place): string;
  /**
   * Writes are ordered by revision, so the highest one wins whichever arrives last. Throws IndicesLost when an index is
   * missing.
   */
  write(writes: IndexWrites): Promise<void>;
  /** Creates an empty index behind no alias yet; returns its name. */
  create(place: Place): Promise<string>;
  /** Points the aliases at these indices atomically, and drops the former ones later. */
  replace(made: ReadonlyMap<string, string>): Promise<void>;
  /** Whether searches use exactly these indices, by alias. */
  areUsed(made: ReadonlyMap<string, string>): Promise<boolean>;
  /** Providers for which `write` created an index since the last call: they need all their records. */
  takeMade(): string[];
  /** Drops indices of a fill that was interrupted; only for the server that holds the lease. */
  dropUnused(place: Place): Promise<void>;
  /** Called with a document that the engine rejects, such as one with an oversized text. */
  onRefused?: ((refusal: RefusedDocument) => void) | undefined;
}

export function createOpenSearchIndices(connection: OpenSearchConnection, prefix: string): OpenSearchIndices {
  const known = new Map<string, Promise<void>>();
  const madeFor = new Set<string>();
  const nameOf = ({ provider, index }: Place): string => `${prefix}${index}-${provider}`;

  /** The indices behind an alias; the name itself where it is an index. */
  async function behind(alias: string): Promise<string[]> {
    const { body, status } = await connection.send<object>({
      method: 'GET',
      path: `/${alias}/_alias`,
      tolerated: [404],
    });
    return status === 404 ? [] : Object.keys(body);
  }

  /** The first index has the same name on all servers, so that only one of them creates it. */
  async function ensure(place: Place): Promise<void> {
    const alias = nameOf(place);
    const found = await behind(alias);
    if (found.includes(alias)) throw new IndicesLost(new Error(`${alias} is an index, not an alias.`));
    if (found.length > 0) return;
    const first = `${alias}.first`;
    const { body, status: made } = await connection.send<{ error?: { type: string } }>({
      method: 'PUT',
      path: `/${first}`,
      body: { ...indexSettings({ isElastic: await connection.isElastic() }), aliases: { [alias]: {} } },
      tolerated: [400],
    });
    if (made === 400 && body.error?.type !== 'resource_already_exists_exception') {
      throw new SearchUnavailable(new Error(JSON.stringify(body)));
    }
    madeFor.add(place.provider);
  }

  /** Failures are ignored: an unused index only takes disk space. */
  async function dropIndices(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await connection
      .send({ method: 'DELETE', path: `/${names.join(',')}`, tolerated: [404] })
      .catch(() => undefined);
  }

  function ensureOnce(place: Place): Promise<void> {
    const alias = nameOf(place);
    let ensured = known.get(alias);
    if (!ensured) {
      ensured = ensure(place);
      known.set(alias, ensured);
      ensured.catch(() => known.delete(alias));
    }
    return ensured;
  }

  const indices: OpenSearchIndices = {
    connection,
    prefix,
    nameOf,

    async write({ documents = [], removed = [], into, isFoundAtOnce = true }) {
      const places = new Map([...documents, ...removed].map((key) => [nameOf(key), key]));
      for (const [alias, place] of places) if (!into?.has(alias)) await ensureOnce(place);
      const written = Date.now();
      const target = (key: SearchDocumentKey) => {
        const made = into?.get(nameOf(key));
        // Without require_alias the engine would create an index in place of a lost alias, and searches would find
        // nothing.
        return made ? { _index: made } : { _index: nameOf(key), require_alias: true };
      };
      const actions = [
        ...documents.map((document, at) => [
          { index: { ...target(document), ...identity(document) } },
          storedDocument(document, written + at / documents.length),
        ]),
        ...removed.map((key) => [{ delete: { ...target(key), ...identity(key) } }]),
      ];
      try {
        await sendBulk({
          connection,
          actions,
          isFoundAtOnce,
          fills: into !== undefined,
          onRefused: (refusal) => indices.onRefused?.(refusal),
        });
      } catch (error) {
        if (error instanceof IndicesLost) known.clear();
        throw error;
      }
    },

    async create(place) {
      const name = `${nameOf(place)}.${randomBytes(4).toString('hex')}`;
      const body = indexSettings({ isElastic: await connection.isElastic() });
      await connection.send({ method: 'PUT', path: `/${name}`, body, fills: true });
      return name;
    },

    async replace(made) {
      const actions: object[] = [];
      const former: string[] = [];
      for (const [alias, name] of made) {
        await connection.send({ method: 'POST', path: `/${name}/_refresh`, fills: true });
        for (const index of await behind(alias)) {
          if (index === alias) actions.push({ remove_index: { index } });
          else former.push(index);
        }
        // Removed by pattern: two indices behind one alias would return everything twice and reject writes.
        actions.push({ remove: { index: `${alias}.*`, alias } }, { add: { index: name, alias } });
      }
      await connection.send({ method: 'POST', path: '/_aliases', body: { actions }, fills: true });
      for (const alias of made.keys()) known.set(alias, Promise.resolve());
      // Running searches still use the former indices.
      void wait(SEARCHES_END_MS, undefined, { ref: false }).then(() => dropIndices(former));
    },

    async areUsed(made) {
      for (const [alias, name] of made) {
        const [index, ...others] = await behind(alias);
        if (index !== name || others.length > 0) return false;
      }
      return true;
    },

    takeMade() {
      const providers = [...madeFor];
      madeFor.clear();
      return providers;
    },

    async dropUnused(place) {
      const alias = nameOf(place);
      const { body } = await connection.send<Record<string, { aliases?: object }>>({
        method: 'GET',
        path: `/${alias}.*/_alias`,
        tolerated: [404],
      });
      const unused = Object.entries(body).filter(
        ([name, { aliases }]) =>
          MADE.test(name.slice(alias.length)) && Object.keys(aliases ?? {}).length === 0,
      );
      await dropIndices(unused.map(([name]) => name));
    },
  };
  return indices;
}

const identity = ({ id, revision }: SearchDocumentKey): object => ({
  _id: id,
  ...(revision === undefined ? {} : { version: revision, version_type: 'external_gte' }),
});
