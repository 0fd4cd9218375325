/** Small enough that writes of a running server do not wait long for one page. */
export const RECORDS_PER_PAGE = 200;

/** Lists the records of one kind by id. */
interface Lister<Item> {
  list(query: {
    provider: string;
    kind: string;
    after?: string | undefined;
    limit?: number | undefined;
  }): Promise<Item[]>;
}

/** All records of a kind, or those after an id, page by page in id order. */
export async function* pagesOf<Item extends { readonly id: string }>(
  records: Lister<Item>,
  kind: { provider: string; kind: string },
  startAfter?: string,
  pageSize = RECORDS_PER_PAGE,
): AsyncGenerator<Item[]> {
  let after = startAfter;
  do {
    const page = await records.list({ ...kind, after, limit: pageSize });
    if (page.length > 0) yield page;
    after = page.length === pageSize ? page.at(-1)?.id : undefined;
  } while (after !== undefined);
}
