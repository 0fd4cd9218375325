import { beforeEach, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp();
  creator = await site.signIn();
  admin = await site.signIn('admin');
});

const OWN = { uid: 'user-creator', displayName: 'Creator' };
const INVITED = { uid: 'user-admin', displayName: 'Admin' };
const list = (id: string, headers: Record<string, string> = creator) =>
  site.ask({ url: `/api/portal/${id}/editors`, headers });
const invite = (id: string, username: string, headers: Record<string, string> = creator, address?: string) =>
  site.ask({
    url: `/api/portal/${id}/editors`,
    method: 'POST',
    body: { data: { username } },
    headers,
    ...(address ? { address } : {}),
  });
const remove = (id: string, uid: string, headers: Record<string, string> = creator) =>
  site.ask({ url: `/api/portal/${id}/editors/${uid}`, method: 'DELETE', headers });

test('[OPEN-31, PERM-09] an editor invites another, who then has every power over the portal', async () => {
  expect((await list('wat-phumin')).json()).toEqual({ status: 'ok', data: [OWN] });
  expect((await list('wat-phumin', admin)).statusCode).toBe(403);
  const answer = await invite('wat-phumin', 'Admin');
  expect(answer.json()).toEqual({ status: 'ok', data: [OWN, INVITED] });
  expect((await list('wat-phumin', admin)).json()).toEqual(answer.json());
  const save = { url: '/api/portal/wat-phumin', method: 'PUT', body: { data: { tags: ['x'] } } } as const;
  expect((await site.ask({ ...save, headers: admin })).statusCode).toBe(200);
});

test('[OPEN-31] inviting twice changes nothing, and everyone’s unsaved work stays good', async () => {
  const date = async () =>
    (await site.get<{ data: { modifiedDate: string } }>('/api/portal/wat-phumin')).data.modifiedDate;
  const before = await date();
  await invite('wat-phumin', 'admin');
  expect((await invite('wat-phumin', 'admin')).json().data).toEqual([OWN, INVITED]);
  expect(await date()).toBe(before);
});

test('[OPEN-31] an editor is removed, also by themselves, and never the last one', async () => {
  await invite('wat-phumin', 'admin');
  expect((await remove('wat-phumin', 'user-creator')).json()).toEqual({ status: 'ok', data: [INVITED] });
  expect((await list('wat-phumin')).statusCode).toBe(403);
  const last = await remove('wat-phumin', 'user-admin', admin);
  expect(last.statusCode).toBe(400);
  expect(last.json().reason).toBe('The last editor of a portal cannot be removed.');
  expect((await remove('wat-phumin', 'user-creator', admin)).statusCode).toBe(404);
});

test('[OPEN-31] of two editors who remove each other at once one stays', async () => {
  await invite('wat-phumin', 'admin');
  const answers = await Promise.all([
    remove('wat-phumin', 'user-admin'),
    remove('wat-phumin', 'user-creator', admin),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const stored = await site.services.records.get<{ editors: string[] }>({
    provider: 'demo',
    kind: 'portal',
    id: 'wat-phumin',
  });
  expect(stored?.value.editors).toHaveLength(1);
});

test('[OPEN-31] an unknown name is refused in clear words, and names cannot be tried out', async () => {
  const answer = await invite('wat-phumin', 'nobody', creator, '203.0.113.30');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    reason: 'There is no user with the name nobody.',
    details: [{ path: 'body.data.username' }],
  });
  for (let count = 1; count < 20; count++) await invite('wat-phumin', `x${count}`, creator, '203.0.113.30');
  expect((await invite('wat-phumin', 'admin', creator, '203.0.113.30')).statusCode).toBe(429);
});

test('[PERM-08, OPEN-31] others neither see nor change the editors', async () => {
  for (const ask of [
    (id: string, headers: Record<string, string>) => list(id, headers),
    (id: string, headers: Record<string, string>) => invite(id, 'admin', headers),
    (id: string, headers: Record<string, string>) => remove(id, 'user-creator', headers),
  ]) {
    expect((await ask('wat-phumin', {})).statusCode).toBe(401);
    expect((await ask('wat-phumin', admin)).statusCode).toBe(403);
    expect((await ask('draft', admin)).statusCode).toBe(404);
    expect((await ask('no-such-portal', admin)).statusCode).toBe(404);
  }
});
