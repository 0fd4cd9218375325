import { setImmediate as otherWork } from 'node:timers/promises';
import { productSearch } from '@portico/shared/domain';
import { createWorkQueue } from '../../images/work-queue.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { type ProductRecord, productRepository } from './product.repository.ts';

/** Products that one search may compare: four full catalogues. */
export const MAX_PRODUCTS_COMPARED = 20_000;
/** Products read or compared before yielding to other requests. */
const READ_AT_ONCE = 50;
const COMPARED_AT_ONCE = 1000;
/** Maximum queued searches. */
const MAX_WAITING = 16;
/** Timeout of one search in ms, without its time in the queue. */
const MAX_DURATION_MS = 5_000;
/** Maximum code units of cached texts; the least recently used are evicted first. */
const MAX_TEXT_LENGTH = 16 * 1024 * 1024;

type Texts = Pick<ProductRecord, 'name' | 'description'>;

interface ProductQuery {
  provider: string;
  /** Product ids in the order of the result. */
  ids: readonly string[];
  title: string;
  /** Aborted when the caller stops waiting. */
  signal?: AbortSignal | undefined;
}

/** Finds products by their names and descriptions. */
export interface ProductFinder {
  /**
   * Ids of the products that contain every word of the title. Throws 'invalid' for more than MAX_PRODUCTS_COMPARED
   * products, and 'unavailable' when too many searches wait or this one times out. [OPEN-07, T-04]
   */
  find(query: ProductQuery): Promise<string[]>;
}

/**
 * Caches texts of recently searched products and updates them on writes. One search runs at a time in short slices, so
 * that other requests proceed.
 */
export function createProductFinder(records: RecordStore): ProductFinder {
  const repository = productRepository(records);
  const queue = createWorkQueue(1);
  const known = new Map<string, Texts>();
  let knownLength = 0;
  /** Counts writes of products, to discard texts that were read before a write. */
  let writes = 0;

  function forget(key: string): void {
    const texts = known.get(key);
    if (texts) knownLength -= textLengthOf(texts);
    known.delete(key);
  }

  function remember(key: string, texts: Texts): void {
    forget(key);
    known.set(key, texts);
    knownLength += textLengthOf(texts);
    for (const oldest of known.keys()) {
      if (knownLength <= MAX_TEXT_LENGTH) return;
      forget(oldest);
    }
  }

  records.subscribe((changes) => {
    for (const { provider, kind, id } of changes) {
      if (kind !== repository.kind) continue;
      writes++;
      forget(`${provider}/${id}`);
    }
  });

  /** `go` throws when the search has to end. */
  async function read(provider: string, ids: readonly string[], go: () => void): Promise<Map<string, Texts>> {
    const texts = new Map<string, Texts>();
    const missing: string[] = [];
    for (const id of ids) {
      const found = known.get(`${provider}/${id}`);
      if (found) texts.set(id, found);
      else missing.push(id);
    }
    for (let at = 0; at < missing.length; at += READ_AT_ONCE) {
      go();
      const writesBefore = writes;
      const found = await repository.getMany(provider, missing.slice(at, at + READ_AT_ONCE));
      for (const { id, value } of found) {
        const { name, description } = value;
        texts.set(id, { name, description });
        if (writes === writesBefore) remember(`${provider}/${id}`, { name, description });
      }
      await otherWork();
    }
    return texts;
  }

  async function compare({ provider, ids, title, signal }: ProductQuery): Promise<string[]> {
    const endsAt = performance.now() + MAX_DURATION_MS;
    const matches = productSearch(title);
    const found: string[] = [];
    const go = (): void => {
      if (signal?.aborted || performance.now() > endsAt) {
        throw new AppError('unavailable', 'The search takes too long: please search in fewer catalogues.');
      }
    };
    for (let at = 0; at < ids.length; at += COMPARED_AT_ONCE) {
      go();
      const slice = ids.slice(at, at + COMPARED_AT_ONCE);
      const texts = await read(provider, slice, go);
      for (const id of slice) {
        const ofProduct = texts.get(id);
        if (ofProduct && matches(ofProduct)) found.push(id);
      }
      await otherWork();
    }
    return found;
  }

  return {
    async find(query) {
      if (query.ids.length > MAX_PRODUCTS_COMPARED) {
        throw new AppError('invalid', `A search compares ${MAX_PRODUCTS_COMPARED} products at most.`);
      }
      if (queue.length() > MAX_WAITING) {
        throw new AppError('unavailable', 'Too many searches at the moment: please try again shortly.');
      }
      return queue.run(() => compare(query));
    },
  };
}

/** Code units of a product's name and description, in all languages. */
export const textLengthOf = ({ name, description }: Texts): number =>
  [name, description]
    .flatMap((text) => Object.values(text ?? {}))
    .reduce((sum, text) => sum + (text?.length ?? 0), 0);
