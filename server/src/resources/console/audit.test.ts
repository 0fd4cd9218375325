import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AuditRow } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = { authorization: string };
let site: TestApp;
let admin: Headers;
beforeEach(async () => {
  site = await openTestApp();
  admin = await site.signIn('admin');
});

interface Reply {
  entries: AuditRow[];
  next?: string;
}
const page = async (query = '') =>
  (await site.get<{ data: Reply }>(`/api/console/audit${query}`, { headers: admin })).data;
const csv = (query = '') => site.ask({ url: `/api/console/audit.csv${query}`, headers: admin });
const events = ({ entries }: Reply) => entries.map(({ event }) => event);
const put = (url: string, data: object, headers = admin) =>
  site.ask({ url, method: 'PUT', headers, body: { data } });

/** Two changes an hour apart, after the sign-in of the admin. */
async function changeThings(): Promise<void> {
  site.hours(1);
  await put('/api/town/nan', { title: { th: 'น่าน', en: 'Nan' } });
  site.hours(1);
  await put('/api/town/nan', { title: { en: 'x' } }, await site.signIn('creator'));
  site.hours(1);
  await put('/api/console/people/user-creator', { isDisabled: true });
}

describe('the audit log of the console', () => {
  test('has the newest entry first, with the names of people and records', async () => {
    await changeThings();
    const { entries, next } = await page();
    expect(next).toBeUndefined();
    expect(entries.map(({ at, event, outcome }) => [at.slice(11, 13), event, outcome])).toEqual([
      ['08', 'user.disable', 'done'],
      ['07', 'town.update', 'refused'],
      ['07', 'sign-in', 'done'],
      ['06', 'town.update', 'done'],
      ['05', 'sign-in', 'done'],
    ]);
    expect(entries[0]).toMatchObject({
      actor: { kind: 'user', uid: 'user-admin', name: 'Admin' },
      person: { uid: 'user-creator', name: 'Creator' },
    });
    expect(entries[3]).toMatchObject({
      actor: { name: 'Admin' },
      on: { kind: 'town', id: 'nan', title: { th: 'น่าน', en: 'Nan' } },
    });
    expect(JSON.stringify(entries)).not.toMatch(/network|requestId/);
  });

  test('contains only entries of one provider', async () => {
    const { audit } = site.services;
    audit.record({ event: 'town.delete', provider: 'other' });
    audit.record({ event: 'seed' });
    expect(events(await page())).toEqual(['sign-in']);
    expect((await csv()).body).not.toContain('town.delete');
  });

  test.each([
    ['event=town.update', ['town.update', 'town.update']],
    ['event=user', ['user.disable']],
    ['outcome=refused', ['town.update']],
    ['person=creator', ['user.disable', 'town.update', 'sign-in']],
    ['person=user-admin', ['user.disable', 'town.update', 'sign-in']],
    ['from=2026-11-21T07:00:00.000Z', ['user.disable', 'town.update', 'sign-in']],
    ['to=2026-11-21T06:00:00.000Z', ['sign-in']],
    ['from=2026-11-21T06:00:00.000Z&to=2026-11-21T07:00:00.000Z', ['town.update']],
    ['event=town.update&person=creator', ['town.update']],
  ])('is narrowed by %s', async (query, found) => {
    await changeThings();
    expect(events(await page(`?${query}`))).toEqual(found);
    const lines = (await csv(`?${query}`)).body.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[3])).toEqual(found);
  });

  test('is read page by page, and each entry once', async () => {
    await changeThings();
    const all = await page();
    const read: string[] = [];
    let next: string | undefined = '';
    let pages = 0;
    while (next !== undefined) {
      const found: Reply = await page(`?_limit=2${next ? `&before=${next}` : ''}`);
      read.push(...found.entries.map(({ id }) => id));
      next = found.next;
      pages += 1;
    }
    expect([read, pages]).toEqual([all.entries.map(({ id }) => id), 3]);
  });

  test('reads two thousand entries per request, and continues from there', async () => {
    const { audit } = site.services;
    for (let count = 0; count < 2_100; count++) audit.record({ event: 'tag.set', provider: 'demo' });
    const first = await page('?event=sign-in');
    expect([events(first), typeof first.next]).toEqual([[], 'string']);
    const second = await page(`?event=sign-in&before=${first.next}`);
    expect([events(second), second.next]).toEqual([['sign-in'], undefined]);
  });
});

describe('the export of the audit log', () => {
  test('is a CSV file in UTF-8 with a line for each entry', async () => {
    await changeThings();
    const { headers, body } = await csv('?event=town.update&outcome=done');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment');
    expect(body).toBe(
      `\uFEFF${[
        'time,person,username,event,outcome,times,other person,kind,id,title,details',
        '2026-11-21T06:00:00.000Z,Admin,admin,town.update,done,1,,town,nan,น่าน,',
        '',
      ].join('\r\n')}`,
    );
  });

  test('runs nothing in a spreadsheet, whatever a person is called', async () => {
    const { users } = site.services;
    await users.create({
      provider: 'demo',
      username: 'mali',
      displayName: '=HYPERLINK("http://evil")',
      roles: [],
      password: 'long-enough-for-mali',
    });
    await site.signIn('mali', 'long-enough-for-mali');
    const { body } = await csv('?person=mali');
    expect(body.split('\r\n')[1]).toContain(`,"'=HYPERLINK(""http://evil"")",mali,sign-in,`);
  });
});
