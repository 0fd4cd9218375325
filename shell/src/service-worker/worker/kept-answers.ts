import type { WorkerWord } from '../worker-words.ts';
import { networkFirst } from './network-first.ts';
import { seenAtOf, seenHeaders } from './seen-headers.ts';
import { type CallEvent, scope } from './worker-scope.ts';

/** Answers to public reads. What they say does not depend on the release that asks, so there is one cache for all. */
const CACHE = 'portico-answers';
/** Some KB each; the one given longest ago goes first. */
const MAX_ANSWERS = 150;
/** What is older says too little of what is there now. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1_000;
/** Shorter than a page's own patience with a call, in ms. */
const PATIENCE_MS = 8_000;

/** A public read: from the network, else as it was answered before; then the page that asks is told so. */
export async function answerRead(event: CallEvent): Promise<Response> {
  const { request } = event;
  const named = nameOf(request.clone());
  const network = fetch(request);
  const copy = network.then((response) => response.clone());
  event.waitUntil(
    copy.then(async (response) => response.ok && keepAnswer(await named, response)).catch(() => undefined),
  );
  const kept = async (): Promise<Response | undefined> => {
    const answer = await keptAnswer(await named);
    if (answer) await tell(event.clientId, { kind: 'kept-answer', seenAt: seenAtOf(answer) });
    return answer;
  };
  return networkFirst({ network, kept, patienceMs: PATIENCE_MS });
}

export const forgetAnswers = (): Promise<boolean> => caches.delete(CACHE);

/** A cache takes reads alone: a search is named by its address and the digest of what it asks. */
async function nameOf(request: Request): Promise<string> {
  if (request.method === 'GET') return request.url;
  const digest = await crypto.subtle.digest('SHA-256', await request.arrayBuffer());
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const name = new URL(request.url);
  name.searchParams.set('body', hex);
  return name.href;
}

async function keepAnswer(name: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const body = await response.clone().arrayBuffer();
  await cache.put(name, new Response(body, { headers: seenHeaders(response, new Date()) }));
  // In the order in which they were put.
  const names = await cache.keys();
  for (const oldest of names.slice(0, Math.max(0, names.length - MAX_ANSWERS))) await cache.delete(oldest);
}

async function keptAnswer(name: string): Promise<Response | undefined> {
  const answer = await (await caches.open(CACHE)).match(name);
  return answer && seenAtOf(answer) > Date.now() - MAX_AGE_MS ? answer : undefined;
}

async function tell(client: string, word: WorkerWord): Promise<void> {
  (await scope.clients.get(client))?.postMessage(word);
}
