import type { CallParameters } from './address.ts';
import type { AddressWith, DataOf, Operation, Sent } from './call-types.ts';
import type { CallOptions, Portico } from './create-client.ts';

/** The lists in pages: those with the query parameter `_start`. */
export type PagedAddress = {
  [Address in AddressWith<'get'>]: '_start' extends QueryKey<Operation<'get', Address>> ? Address : never;
}[AddressWith<'get'>];

/** Without a query its type is `never`, which has every key. */
type QueryKey<O> = O extends { parameters: { query?: infer Query } }
  ? [Query & object] extends [never]
    ? never
    : keyof (Query & object)
  : never;

type EntryOf<Data> = Data extends { data: (infer Entry)[] }
  ? Entry
  : Data extends { data: { rows: (infer Row)[] } }
    ? Row
    : never;

type Page = { data: unknown[] | { rows: unknown[]; total: number } };

/**
 * The entries of a list (products: of one catalogue), from `_start` on, page by page as they are read; `_limit` is the
 * size of a page. An entry that is added or deleted meanwhile may move others into a page that was already read.
 */
export async function* entriesOf<Address extends PagedAddress>(
  portico: Portico,
  address: Address,
  options?: Sent<Operation<'get', Address>> & Pick<CallOptions, 'headers' | 'signal'>,
): AsyncGenerator<EntryOf<DataOf<Operation<'get', Address>>>, void, undefined> {
  type Get = (address: string, options: object) => Promise<{ data: Page; response: Response }>;
  const { params = {}, ...others } = (options ?? {}) as { params?: CallParameters };
  const catalogs = params.query?.['catalogIds'];
  if (typeof catalogs === 'string' && catalogs.includes(','))
    throw new TypeError(
      'params.query.catalogIds must be one catalogue: pages are counted in each of several.',
    );
  let start = Number(params.query?.['_start'] ?? 0);
  for (;;) {
    const query = { ...params.query, _start: start };
    const { data, response } = await (portico.GET as unknown as Get)(address, {
      ...others,
      params: { ...params, query },
    });
    const [rows, total] = Array.isArray(data.data)
      ? // A proxy may remove the header: the last page is then the empty one.
        [data.data, Number(response.headers.get('x-total-count') ?? Number.POSITIVE_INFINITY)]
      : [data.data.rows, data.data.total];
    yield* rows as EntryOf<DataOf<Operation<'get', Address>>>[];
    start += rows.length;
    if (rows.length === 0 || start >= total) return;
  }
}
