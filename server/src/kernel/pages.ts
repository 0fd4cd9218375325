/** Small enough that writes of a running server hardly wait for a page to be written. */
export const RECORDS_PER_PAGE = 200;

/** What lists the records of one kind, in the order of their ids. */
interface Lister<Item> {
  list(query: {
    provider: string;
    kind: string;
    after?: string | undefined;
    limit?: number | undefined;
  }): Promise<Item[]>;
}

/** All records of a kind, or those with ids after the given one, a page at a time in the order of their ids. */
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
