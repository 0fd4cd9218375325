import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config/config.ts';
import { openServices } from '../server/src/services.ts';
import { fixtureContent } from '../server/src/testing/fixture-content.ts';
import { fixtureSeed } from '../server/src/testing/fixture-seed.ts';
import { median } from './measure/statistics.ts';

/**
 * Measures a 12 megapixel photo from the start of its upload until four sizes have been fetched, beside four JPEGs
 * that sharp creates in memory; then 20 concurrent uploads and their peak memory. Client and server share a process;
 * runs alternate, and the figures are medians.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);
/** In px. */
const WIDTHS = [320, 640, 1280, 1920] as const;
const AT_ONCE = 20;
const MEMORY_EVERY_MS = 10;
const MEGABYTE = 1024 * 1024;

const scratch = mkdtempSync(path.join(tmpdir(), 'portico-bench-'));
const config = readConfig({ NODE_ENV: 'test', PORTICO_DATA: scratch });
const services = await openServices(config, { seed: fixtureSeed([fixtureContent]) });
const app = await buildApp(services);
try {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const photo = await makePhoto();
  const authorization = await signIn(origin);
  console.log(
    `${cpus().length} cores ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, sharp ${sharp.versions.sharp}`,
  );
  console.log(
    `a 4000 x 3000 JPEG of ${(photo.length / MEGABYTE).toFixed(1)} MB; ${runs} runs each, medians\n`,
  );

  const ours: number[] = [];
  const alone: number[] = [];
  const uploaded: number[] = [];
  const best: number[] = [];
  for (let run = -1; run < runs; run += 1) {
    const start = performance.now();
    const id = await upload(origin, authorization, photo);
    const afterUpload = performance.now();
    await fetchAll(origin, id);
    const afterFetch = performance.now();
    await services.images.settled();
    const afterBest = performance.now();
    const fourJpegs = await timed(() =>
      Promise.all(WIDTHS.map((width) => sharp(photo).resize(width).jpeg().toBuffer())),
    );
    // The first run warms up.
    if (run < 0) continue;
    uploaded.push(afterUpload - start);
    ours.push(afterFetch - start);
    best.push(afterBest - start);
    alone.push(fourJpegs);
  }
  const line = (what: string, figure: string) => console.log(`${what.padEnd(52)}${figure.padStart(10)}`);
  line('upload uploaded', `${median(uploaded).toFixed(0)} ms`);
  line('upload until four sizes are fetched', `${median(ours).toFixed(0)} ms`);
  line('sharp alone, four JPEGs', `${median(alone).toFixed(0)} ms`);
  line('ratio', (median(ours) / median(alone)).toFixed(2));
  line('all sizes in AVIF, encoded when idle', `${median(best).toFixed(0)} ms`);

  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, MEMORY_EVERY_MS);
  const together = await timed(async () => {
    const ids = await Promise.all(
      Array.from({ length: AT_ONCE }, () => upload(origin, authorization, photo)),
    );
    await Promise.all(ids.map((id) => fetchAll(origin, id)));
  });
  clearInterval(watch);
  console.log(`\n${AT_ONCE} uploads at once`);
  line('until all sizes of all are fetched', `${together.toFixed(0)} ms`);
  line(
    'memory before, and at the most',
    `${(before / MEGABYTE).toFixed(0)}, ${(peak / MEGABYTE).toFixed(0)} MB`,
  );
} finally {
  await app.close();
  await services.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function timed(job: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await job();
  return performance.now() - start;
}

/** Large soft shapes under fine grain: as hard to compress as a photo of a landscape. */
async function makePhoto(): Promise<Buffer> {
  const size = { width: 4000, height: 3000 };
  const noise = (side: { width: number; height: number }, sigma: number) =>
    sharp({
      create: { ...side, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma } },
    })
      .png()
      .toBuffer();
  const shapes = await sharp(await noise({ width: 1000, height: 750 }, 60))
    .blur(6)
    .resize(size)
    .linear(3, -256)
    .png()
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: await noise(size, 12), blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'creator', password: 'creator-demo' }),
  });
  const { jsonWebToken } = (await response.json()) as { jsonWebToken: string };
  return `Bearer ${jsonWebToken}`;
}

/** Uploads the photo with additional bytes at its end, so that it is a new file. */
async function upload(origin: string, authorization: string, photo: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(photo), new Uint8Array(randomBytes(16))]), 'photo.jpg');
  const response = await fetch(`${origin}/api/portal/wat-phumin/image/new`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const reply = (await response.json()) as { ref?: string; reason?: string };
  if (!reply.ref) throw new Error(`the upload was refused: ${reply.reason}`);
  return reply.ref;
}

async function fetchAll(origin: string, id: string): Promise<void> {
  const sizes = WIDTHS.map(async (width) => {
    const response = await fetch(`${origin}/images/${id}?w=${width}`, {
      headers: { accept: 'image/avif,image/webp,*/*' },
    });
    if (!response.ok) throw new Error(`${width} px of ${id} cannot be fetched`);
    await response.arrayBuffer();
  });
  await Promise.all(sizes);
}
