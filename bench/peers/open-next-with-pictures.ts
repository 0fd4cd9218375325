import type { OutgoingHttpHeaders } from 'node:http';
import { httpRequest } from '../measure/http-request.ts';
import { compressAsServed } from './brotli.ts';
import { openNext } from './open-next.ts';
import { openProxy, type ProxyServer, type StoredResponse } from './proxy.ts';

const PICTURE = /^\/images\/(?<id>[\w-]+)(?<query>.*)$/;
const KEPT_HEADERS = ['content-type', 'cache-control', 'etag', 'vary'];

/** Our pages of the same kinds, which provide the app's pictures. */
interface Pages {
  home: string;
  place: string;
}

/**
 * The Next app with pictures of our demo, from our server: heroes as on our pages, other pictures as on our home page.
 * Next's own responses are cached and compressed like ours, as behind a CDN.
 */
export async function openNextWithPictures(ours: string, pages: Pages): Promise<ProxyServer> {
  const home = await picturesOf(ours, pages.home);
  const place = await picturesOf(ours, pages.place);
  const next = await openNext();
  const responses = new Map<string, Promise<StoredResponse>>();

  function pictureOf(id: string): string | undefined {
    if (id === 'home-hero') return home.hero;
    if (id === 'place-hero') return place.hero;
    const number = Number(id.match(/\d+$/)?.[0] ?? 0);
    return home.others[number % home.others.length];
  }
  const front = await openProxy(async (path) => {
    const { id, query = '' } = path.match(PICTURE)?.groups ?? {};
    if (id !== undefined) return { origin: ours, path: `/images/${pictureOf(id)}${query}` };
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
  for (const name of KEPT_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const isText = /text|javascript|json/.test(String(headers['content-type']));
  return isText
    ? { status: response.status, ...compressAsServed(await response.text(), headers) }
    : { status: response.status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Ids of a page's pictures: the eager one, and the others in order. */
async function picturesOf(ours: string, path: string): Promise<{ hero: string; others: string[] }> {
  const html = (await httpRequest(ours, { name: path, path })).bytes.toString();
  const pictures = (html.match(/<img\b[^>]*>/g) ?? []).map((tag) => ({
    id: tag.match(/\bsrc="\/images\/(\w+)/)?.[1] ?? '',
    isHero: tag.includes('fetchPriority="high"'),
  }));
  const hero = pictures.find(({ isHero }) => isHero)?.id;
  const others = pictures.filter(({ id, isHero }) => id !== '' && !isHero).map(({ id }) => id);
  if (hero === undefined || others.length === 0) throw new Error(`${path} lacks pictures`);
  return { hero, others };
}
