import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { compressAsServed } from './brotli.ts';
import { fewWidths, floorStyles } from './floor/floor.ts';
import { openInstalledPeer, type Peer } from './installed-peer.ts';
import type { PageContent } from './next/app/page-content.ts';
import { openProxy, type ProxyServer, type StoredResponse } from './proxy.ts';

/** The pages to compare, in each language. */
export type Contents = Readonly<Record<string, { home: PageContent; portal: PageContent }>>;

/** Paths of the app's pages. */
export const NEXT_PATHS = { home: '/', portal: '/portal' } as const;

const OURS = /^\/(?:images|favicon\.svg)/;
const STORED_HEADERS = ['content-type', 'cache-control', 'etag', 'vary'];

/**
 * The app in `next/` with the given contents: home and a portal in four languages, lists and items as JSON, all
 * generated at build time. Its styles are the floor's, its fonts ours, its pictures have four widths like the floor's.
 */
export const openNext = (contents: Contents): Promise<Peer> =>
  openInstalledPeer({
    folder: 'next',
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    program: path.join('node_modules', 'next', 'dist', 'bin', 'next'),
    isBuilt: true,
    health: '/',
    files: {
      'app/content.json': JSON.stringify(contents, forNext),
      'app/floor.css': floorStyles,
    },
  });

/** Fewer widths, and links to the two pages that the app has, because it prefetches what they lead to. */
function forNext(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key === 'srcset') return fewWidths(value);
  if (key !== 'href' || !value.startsWith('/')) return value;
  return value.startsWith('/portals/') ? NEXT_PATHS.portal : NEXT_PATHS.home;
}

/** The same app with pictures from our server, and its own responses cached and compressed like ours, as behind a CDN. */
export async function openNextWithPictures(ours: string, contents: Contents): Promise<ProxyServer> {
  const next = await openNext(contents);
  const responses = new Map<string, Promise<StoredResponse>>();
  const front = await openProxy(async (path) => {
    if (OURS.test(path)) return { origin: ours, path };
    const known = responses.get(path) ?? fetchResponse(`${next.origin}${path}`);
    responses.set(path, known);
    return known;
  });
  return {
    origin: front.origin,
    async close() {
      await front.close();
      await next.close();
    },
  };
}

async function fetchResponse(address: string): Promise<StoredResponse> {
  const response = await fetch(address);
  const headers: OutgoingHttpHeaders = {};
  for (const name of STORED_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const isText = /text|javascript|json/.test(String(headers['content-type']));
  return isText
    ? { status: response.status, ...compressAsServed(await response.text(), headers) }
    : { status: response.status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
