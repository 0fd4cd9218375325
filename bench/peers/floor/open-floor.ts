import { httpRequest } from '../../measure/http-request.ts';
import { compressAsServed } from '../brotli.ts';
import type { PageContent } from '../next/app/page-content.ts';
import { openProxy, type ProxyServer, type StoredResponse } from '../proxy.ts';
import { floorPage } from './floor.ts';

/**
 * Lower bound of pages: each path's content as a page written by hand, sent from memory by plain Node. Compression and
 * headers are ours; images come from our server.
 */
export async function openFloor(ours: string, pages: ReadonlyMap<string, PageContent>): Promise<ProxyServer> {
  const responses = new Map<string, StoredResponse>();
  for (const [path, content] of pages) responses.set(path, await likeOurs(ours, path, floorPage(content)));
  return openProxy(async (path) => responses.get(path) ?? { origin: ours, path });
}

async function likeOurs(ours: string, path: string, html: string): Promise<StoredResponse> {
  const { status = 0, headers } = await httpRequest(ours, { name: path, path });
  if (status !== 200) throw new Error(`${path} responds with ${status}`);
  const {
    'content-length': _length,
    date: _date,
    connection: _own,
    'keep-alive': _alive,
    ...others
  } = headers;
  return { status, ...compressAsServed(html, others) };
}
