import { expect, test } from '@jest/globals';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { openServices } from '../services.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { fixtureSeed } from '../testing/fixture-seed.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

test('[T-01, T-06] the log names requests by an id, and holds no query, token, passcode, grant, cookie or password', async () => {
  const lines: string[] = [];
  const config = readConfig({ NODE_ENV: 'test', PORTICO_DATA: scratchFolder(), PORTICO_LOG: 'debug' });
  const services = await openServices(config, {
    seed: fixtureSeed([fixtureContent]),
    searchesInProcess: true,
  });
  const app = await buildApp(services, { logTo: { write: (line) => lines.push(line) } });
  const host = 'localhost';
  const ask = (request: {
    method?: 'GET' | 'POST' | 'PUT';
    url: string;
    headers?: object;
    payload?: object;
  }) => app.inject({ ...request, headers: { host, ...request.headers } } as never);

  const login = await ask({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'creator', password: 'creator-demo' },
  });
  const token: string = login.json().jsonWebToken;
  const passcode = await ask({
    url: '/api/checkPrivacy/portal/id/private',
    headers: { 'x-passcode': '123456' },
  });
  const { grant } = passcode.json().data;
  const secrets = [
    token,
    token.split('.')[2] ?? '',
    grant,
    '123456',
    'creator-demo',
    'wrong-1',
    'cookie-1',
    'query-1',
  ];
  await ask({ url: '/api/checkPrivacy/portal/id/private', headers: { 'x-passcode': 'wrong-1' } });
  await ask({ url: '/api/portal/private', headers: { 'x-portico-grant': grant, cookie: 'a=cookie-1' } });
  await ask({ url: `/api/auth/login?token=${token}`, headers: { authorization: `Bearer ${token}` } });
  await ask({ url: '/login?token=query-1&backTo=/creator' });
  await ask({ url: '/api/nothing/at/all?passcode=query-1' });
  await ask({ url: '/api/portal/%E0%A4%A?token=query-1' });
  // A crash is logged with its cause, without the request's content.
  services.records.get = () => Promise.reject(new Error('the disk is gone'));
  const crashed = await ask({
    method: 'POST',
    url: '/api/auth/login?x=query-1',
    payload: { username: 'creator', password: 'creator-demo' },
    headers: { cookie: 'a=cookie-1' },
  });
  expect(crashed.statusCode).toBe(500);
  await app.close();
  await services.close();

  const log = lines.join('');
  expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
  const responses = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed');
  expect(responses).toContainEqual(
    expect.objectContaining({
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      req: { method: 'POST', path: '/api/auth/login' },
      status: 200,
      ms: expect.any(Number),
      provider: 'demo',
      network: expect.stringMatching(/^[\w-]{22}$/),
    }),
  );
  const crash = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
  expect(crash.err.message).toBe('the disk is gone');
  expect(responses.find(({ status }) => status === 500).requestId).toBe(crash.requestId);
});

test('[OPEN-36] the log has the reason of an unreachable sign-in service, the response does not', async () => {
  const lines: string[] = [];
  const gone = { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId: 'portico' };
  const config = readConfig({
    NODE_ENV: 'test',
    PORTICO_DATA: scratchFolder(),
    PORTICO_LOG: 'warn',
    PORTICO_SOCIAL_PROVIDERS: JSON.stringify([gone]),
  });
  const services = await openServices(config, {
    seed: fixtureSeed([fixtureContent]),
    searchesInProcess: true,
  });
  const app = await buildApp(services, { logTo: { write: (line) => lines.push(line) } });
  await app.inject({ url: '/api/auth/social/gone/start', headers: { host: 'localhost' } });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a social sign-in failed between the servers',
    cause: expect.arrayContaining([expect.stringMatching(/fetch|ECONNREFUSED|bad port/)]),
  });
  await app.close();
  await services.close();
});
