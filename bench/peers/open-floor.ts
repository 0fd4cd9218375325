import { ask } from '../measure/ask.ts';
import { asBrowsersGetIt } from './as-browsers-get-it.ts';
import { type Front, type KeptAnswer, openFront } from './front.ts';

/**
 * The least that such a page can be: the HTML that our server drew, the hero's preload with it, without its scripts and
 * what they start from, sent from memory by plain Node. Compression and headers are as ours; pictures come from our
 * server.
 */
export async function openFloor(ours: string, paths: readonly string[]): Promise<Front> {
  const pages = new Map<string, KeptAnswer>();
  for (const path of paths) pages.set(path, await withoutScripts(ours, path));
  return openFront(async (path) => pages.get(path) ?? { origin: ours, path });
}

async function withoutScripts(ours: string, path: string): Promise<KeptAnswer> {
  const { status = 0, headers, bytes } = await ask(ours, { name: path, path });
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  const html = bytes.toString().replace(/<script\b[^>]*>.*?<\/script>/gs, '');
  const { 'content-length': _length, date: _date, connection: _own, 'keep-alive': _alive, ...kept } = headers;
  return { status, ...asBrowsersGetIt(html, kept) };
}
