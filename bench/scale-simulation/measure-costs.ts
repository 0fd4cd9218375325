import { IMAGE_LONGER_SIDE } from '@portico/shared/contracts';
import sharp from 'sharp';
import { encodeAll, encodeSize } from '../../server/src/images/image-sizes.ts';
import { passUploadGate } from '../../server/src/images/upload-gate.ts';
import { openPostgresRecordStore } from '../../server/src/storage/postgres-record-store.ts';
import { startPostgres } from '../../tools/engines/postgres.ts';
import { rootFolder } from '../../webpack/paths.ts';
import { httpRequest, type Target } from '../measure/http-request.ts';
import { scratchFolder } from '../measure/scratch-folder.ts';
import { serverMetrics } from '../measure/server-metrics.ts';
import { startServer } from '../measure/server-process.ts';
import { addressOf, itemTarget, listOf12, pageTarget, publicIds } from '../search/targets.ts';

const AT_ONCE = 8;
const PROVIDER = 'demo';

/**
 * Prints the values of `costs.ts`: CPU time of a server process by kind of request and picture, and the wall time of a
 * write in PostgreSQL.
 */
export async function measureCosts(): Promise<void> {
  await requests();
  await pictures();
  await writes();
}

async function requests(): Promise<void> {
  const server = await startServer({ checkout: rootFolder, dataFolder: scratchFolder(), content: 'demo' });
  const { origin } = server;
  await server.whenImagesAreMade();
  const [id = ''] = await publicIds(origin, { index: 'portal', provider: PROVIDER, size: 1 });
  const home = pageTarget('page, cached', '/');
  const { headers, bytes } = await httpRequest(origin, home);
  const page = (await httpRequest(origin, { name: '', path: '/' })).bytes.toString();
  const found = (address: RegExp) => address.exec(page)?.[0] ?? '';
  /** A new text that matches what the first word matches. */
  const wordOf = (number: number) =>
    JSON.stringify({
      size: 12,
      query: {
        bool: {
          must: [
            {
              bool: {
                should: ['*วัด*', `*${number}*`].map((word) => ({ wildcard: { 'title.th': word } })),
                minimum_should_match: 1,
              },
            },
          ],
        },
      },
    });
  const list = { ...listOf12, path: addressOf({ indices: ['portal'] }, PROVIDER) };
  console.log(`home ${bytes.length} bytes compressed`);
  const kinds: [count: number, target: (number: number) => Target][] = [
    [2000, () => home],
    [
      2000,
      () => ({
        ...home,
        name: 'page, 304',
        headers: { ...home.headers, 'if-none-match': String(headers.etag) },
      }),
    ],
    [2000, () => itemTarget(id)],
    [2000, () => list],
    [500, (number) => ({ ...list, name: 'search, uncached', body: wordOf(number) })],
    [1000, () => ({ name: 'picture', path: found(/\/images\/[\w-]+/), headers: { accept: 'image/avif' } })],
    [
      1000,
      () => ({
        name: 'file of a release',
        path: found(/\/_r\/[^"' ]+\.js/),
        headers: { 'accept-encoding': 'br' },
      }),
    ],
  ];
  for (const [count, target] of kinds) await cost(origin, count, target);
  await server.close();
  await renderedPages(id);
}

/** One request at a time, because requests of one page at once share a render. */
async function renderedPages(portalId: string): Promise<void> {
  const settings = { PORTICO_PAGE_CACHE_MB: '0' };
  const server = await startServer({
    checkout: rootFolder,
    dataFolder: scratchFolder(),
    content: 'demo',
    settings,
  });
  await server.whenImagesAreMade();
  await cost(server.origin, 200, () => pageTarget('home, rendered', '/'), 1);
  await cost(server.origin, 200, () => pageTarget('portal, rendered', `/portals/${portalId}`), 1);
  await server.close();
}

async function cost(
  origin: string,
  count: number,
  target: (number: number) => Target,
  atOnce = AT_ONCE,
): Promise<void> {
  const { name } = target(0);
  await run(Math.ceil(count / 4), atOnce, (number) => askWell(origin, target(-1 - number)));
  const before = await processorSeconds(origin);
  await run(count, atOnce, (number) => askWell(origin, target(number)));
  const took = (await processorSeconds(origin)) - before;
  console.log(`${name.padEnd(24)}${((took / count) * 1000).toFixed(3).padStart(10)} ms`);
}

async function askWell(origin: string, target: Target): Promise<void> {
  const { status = 0 } = await httpRequest(origin, target);
  if (status !== 200 && status !== 304) throw new Error(`${target.name} responds with ${status}`);
}

async function processorSeconds(origin: string): Promise<number> {
  const metrics = await serverMetrics(origin);
  const seconds = metrics.get('process_cpu_seconds_total');
  if (seconds === undefined) throw new Error('the server does not say what it used');
  return seconds;
}

async function run(count: number, atOnce: number, job: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function pictures(): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000', noise } })
    .blur(2)
    .jpeg({ quality: 88 })
    .toBuffer();
  const before = process.cpuUsage();
  const { original } = await encodeAll(await passUploadGate(photo, IMAGE_LONGER_SIDE.default));
  console.log(`${'upload of 12 megapixels'.padEnd(24)}${used(before).toFixed(0).padStart(10)} ms`);
  const start = process.cpuUsage();
  for (const width of [320, 640, 1280] as const) await encodeSize(original, width, 'avif');
  console.log(`${'three AVIF of it'.padEnd(24)}${used(start).toFixed(0).padStart(10)} ms`);
}

/** CPU time since then, in ms. */
function used(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function writes(): Promise<void> {
  const postgres = await startPostgres(scratchFolder());
  const store = await openPostgresRecordStore({ url: postgres.url });
  const value = { text: 'x'.repeat(4000) };
  const write = (id: number) =>
    store.put({ provider: 'p', kind: 'portal', id: `${id}`, value, index: { town: ['a', 'b'] } });
  for (const [name, writers] of [
    ['one writer', 1],
    ['eight writers', 8],
  ] as const) {
    const count = 200;
    const startedAt = performance.now();
    let next = 0;
    const writer = async (): Promise<void> => {
      while (next < count) await write(next++);
    };
    await Promise.all(Array.from({ length: writers }, writer));
    const each = (performance.now() - startedAt) / count;
    console.log(`${`a write, ${name}`.padEnd(24)}${each.toFixed(2).padStart(10)} ms`);
  }
  await store.close();
  await postgres.close();
}
