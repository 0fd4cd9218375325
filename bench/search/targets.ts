import type { SearchBodyInput, SearchResponse } from '@portico/shared/contracts';
import { httpRequest, type Target } from '../measure/http-request.ts';
import type { Shape } from './shapes.ts';

/** The largest of the generated providers. */
export const PROVIDER = 'p0';

/** URL of a shape's search. */
export const addressOf = (
  { indices, query = '' }: Pick<Shape, 'indices' | 'query'>,
  provider = PROVIDER,
): string => `/api/search/${indices.map((index) => `${index}-${provider}`).join(',')}/_search${query}`;

export const listOf12: Target = {
  name: 'list of 12',
  path: addressOf({ indices: ['portal'] }),
  body: JSON.stringify({ size: 12, sort: [{ modifiedDate: 'desc' }] } satisfies SearchBodyInput),
};

export const itemTarget = (id: string): Target => ({ name: 'one item', path: `/api/portal/${id}` });

/** A page, requested compressed like browsers do. */
export const pageTarget = (name: string, path: string): Target => ({
  name,
  path,
  headers: { 'accept-encoding': 'gzip, br' },
});

/** The search page near a position, which is a visitor's own: each request renders it. */
export const renderedPage: Target = pageTarget('HTML search, rendered', '/portals?near=18.79000,98.98000');

interface Asked {
  index: 'portal' | 'listing' | 'town';
  provider: string;
  /** Maximum number of ids. */
  size: number;
}

/** Ids of public records, the last changed first; throws if there are none. */
export async function publicIds(origin: string, { index, provider, size }: Asked): Promise<string[]> {
  const { status, bytes } = await httpRequest(origin, {
    name: '',
    path: addressOf({ indices: [index] }, provider),
    body: JSON.stringify({ size, sort: [{ modifiedDate: 'desc' }] } satisfies SearchBodyInput),
  });
  if (status !== 200)
    throw new Error(`searching ${index}-${provider} responds with ${status}: ${bytes.toString()}`);
  const reply = JSON.parse(bytes.toString()) as SearchResponse<{ isPrivate?: boolean }>;
  const ids = reply.hits.hits.filter(({ _source }) => !_source.isPrivate).map(({ _id }) => _id);
  if (ids.length === 0) throw new Error(`${provider} has no public ${index}`);
  return ids;
}
