import { httpRequest } from '../measure/http-request.ts';
import { compressAsServed } from './brotli.ts';
import { openProxy, type ProxyServer, type StoredResponse } from './proxy.ts';

/**
 * Lower bound of a page: our server-rendered HTML with its hero preload, without scripts and their data, sent from
 * memory by plain Node. Compression and headers are ours; images come from our server.
 */
export async function openStaticBaseline(ours: string, paths: readonly string[]): Promise<ProxyServer> {
  const pages = new Map<string, StoredResponse>();
  for (const path of paths) pages.set(path, await withoutScripts(ours, path));
  return openProxy(async (path) => pages.get(path) ?? { origin: ours, path });
}

async function withoutScripts(ours: string, path: string): Promise<StoredResponse> {
  const { status = 0, headers, bytes } = await httpRequest(ours, { name: path, path });
  if (status !== 200) throw new Error(`${path} responds with ${status}`);
  const html = bytes.toString().replace(/<script\b[^>]*>.*?<\/script>/gs, '');
  const {
    'content-length': _length,
    date: _date,
    connection: _own,
    'keep-alive': _alive,
    ...others
  } = headers;
  return { status, ...compressAsServed(html, others) };
}
