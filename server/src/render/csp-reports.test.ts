import { beforeEach, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
let lines: { msg: string; csp?: object }[];
beforeEach(async () => {
  lines = [];
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  site = await openTestApp(undefined, { PORTICO_LOG: 'warn' }, { logTo });
});

const send = (payload: object | string, type: string) =>
  site.app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { host: 'localhost:8000', 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const sendModern = (...bodies: object[]) =>
  send(
    bodies.map((body) => ({ type: 'csp-violation', age: 2, user_agent: 'Browser', url: 'x', body })),
    'application/reports+json',
  );
const sendClassic = (report: object) => send({ 'csp-report': report }, 'application/csp-report');

const violation = {
  documentURL: 'http://localhost:8000/portals/doi-suthep?token=secret',
  blockedURL: 'https://evil.example:8443/path?session=secret',
  effectiveDirective: 'script-src-elem',
  disposition: 'enforce',
  sample: 'secret()',
};
const counted = async () =>
  (await site.ask({ url: '/metrics' })).body
    .split('\n')
    .filter((line) => /^portico_csp_reports_total.* [1-9]/.test(line));
const logged = () => lines.filter(({ csp }) => csp).map(({ csp }) => csp);

test('a report of either kind is counted by its directive and logged without query, path or sample', async () => {
  expect((await sendModern(violation)).statusCode).toBe(200);
  const old = {
    'document-uri': 'http://localhost:8000/towns',
    'blocked-uri': 'inline',
    'violated-directive': "style-src-attr 'self'",
    'original-policy': "default-src 'none'",
  };
  expect((await sendClassic(old)).statusCode).toBe(200);
  expect(await counted()).toEqual([
    'portico_csp_reports_total{directive="script-src-elem"} 1',
    'portico_csp_reports_total{directive="style-src-attr"} 1',
  ]);
  expect(logged()).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example:8443', path: '/portals/doi-suthep' },
    { directive: 'style-src-attr', blocked: 'inline', path: '/towns' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('what extensions do, other kinds of reports, and pages of other hosts count for nothing', async () => {
  await sendModern(
    { ...violation, blockedURL: 'chrome-extension://abc/x.js' },
    { ...violation, blockedURL: 'moz-extension' },
    { ...violation, sourceFile: 'safari-web-extension://abc' },
    { ...violation, documentURL: 'https://other.example/' },
    { ...violation, documentURL: 'about' },
  );
  await send([{ type: 'deprecation', body: violation }], 'application/reports+json');
  expect(await counted()).toEqual([]);
  expect(logged()).toEqual([]);
});

test('what a sender makes up becomes neither a label nor text of the log', async () => {
  await sendModern({ ...violation, effectiveDirective: 'my-own', blockedURL: 'my own words' });
  expect(await counted()).toEqual(['portico_csp_reports_total{directive="other"} 1']);
  expect(logged()).toEqual([{ directive: 'other', blocked: 'other', path: '/portals/doi-suthep' }]);
});

test('ten reports a minute are logged, all are counted, and one network sends 120 requests', async () => {
  await sendModern(...Array.from({ length: 50 }, () => violation));
  expect(logged()).toHaveLength(10);
  expect(await counted()).toEqual(['portico_csp_reports_total{directive="script-src-elem"} 50']);
  site.hours(1);
  await sendModern(violation);
  expect(logged()).toHaveLength(11);
  const statuses = [];
  for (let at = 0; at < 120; at++) statuses.push((await sendModern()).statusCode);
  expect(statuses.filter((status) => status === 429).length).toBe(1);
});

test('what is too large, too many, no report or no JSON is refused', async () => {
  const large = { ...violation, sample: 'x'.repeat(40_000) };
  expect((await sendModern(large)).statusCode).toBe(413);
  expect((await sendModern(...Array.from({ length: 51 }, () => ({})))).statusCode).toBe(400);
  expect((await send({ violation }, 'application/csp-report')).statusCode).toBe(400);
  expect((await send('{oh', 'application/reports+json')).statusCode).toBe(400);
  expect((await send('[]', 'text/plain')).statusCode).toBe(415);
  expect(await counted()).toEqual([]);
});

test('only this call takes the types of reports', async () => {
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { host: 'localhost:8000', 'content-type': 'application/csp-report' },
    payload: '{"username":"creator","password":"creator-demo"}',
  });
  expect(statusCode).toBe(415);
});
