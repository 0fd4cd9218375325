/** Where a tag is edited; without one, where a new tag is added. A tag may have any characters, so it is in the query. */
export const tagAddress = (tag?: string): string =>
  `/console/tags/edit${tag === undefined ? '' : `?${new URLSearchParams({ tag })}`}`;
