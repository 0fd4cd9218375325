import { execFile } from 'node:child_process';
import http from 'node:http';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { readConfig } from '../server/src/config.ts';
import { DiskReleaseStore } from '../server/src/releases/disk-release-store.ts';
import { openServices } from '../server/src/services.ts';
import { buildSite } from '../server/src/site.ts';
const cannon = createRequire(import.meta.url).resolve('autocannon');
const services = await openServices(readConfig({ PORTICO_DATA: '/tmp/seo/data', PORTICO_LOG: process.env.LOGLEVEL ?? 'silent' }));
const site = await buildSite(services, new DiskReleaseStore('/tmp/seo/data/releases'));
await site.listen({ port: 0, host: '127.0.0.1' });
const port = (site.server.address() as any).port;
const get = (p: string): Promise<{ headers: any; body: Buffer }> => new Promise((res) => http.get({ port, path: p, host: '127.0.0.1', headers: { host: `localhost:${port}`, 'accept-encoding': 'gzip, br' } }, (a) => { const c: Buffer[] = []; a.on('data', (x) => c.push(x)); a.on('end', () => res({ headers: a.headers, body: Buffer.concat(c) })); }));
const one = await get('/'); 
console.log(one.headers, one.body.length);
const floor = http.createServer((_q, r) => { r.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': one.body.length }); r.end(one.body); });
await new Promise<void>((r) => floor.listen(0, '127.0.0.1', () => r()));
const fport = (floor.address() as any).port;
async function fire(p: number) {
  const c0 = process.cpuUsage();
  const { stdout } = await promisify(execFile)(process.execPath, [cannon, '--json', '-c', '16', '-d', '3', '-H', 'accept-encoding=gzip, br', `http://localhost:${p}/`]);
  const c = process.cpuUsage(c0); const r = JSON.parse(stdout);
  return { perSecond: r.requests.average, us: (c.user + c.system) / r.requests.total };
}
const s = new Session(); s.connect();
for (let i = 0; i < 3; i++) {
  const f = await fire(fport);
  if (i === 2) { await s.post('Profiler.enable'); await s.post('Profiler.start'); }
  const o = await fire(port);
  if (i === 2) { const { profile } = await s.post('Profiler.stop'); writeFileSync('/tmp/seo/prof.cpuprofile', JSON.stringify(profile)); }
  console.log('floor', f, 'ours', o, 'cpu ratio', (f.us / o.us).toFixed(2), 'rps ratio', (o.perSecond / f.perSecond).toFixed(2));
}
floor.close(); floor.closeAllConnections(); await site.close(); await services.close();
