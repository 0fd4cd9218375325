import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PASSWORD_REFUSALS } from '@portico/shared/contracts';
import { updateProvider } from '../../records/provider.service.ts';
import { login, openFresh, site } from '../../testing/sites/users-site.ts';

const form = { displayName: 'ใบข้าว', username: 'baikhao', password: 'a good password' };
let addresses = 0;
/** From its own address: the limit per address has its own test. */
const signUp = (data: unknown, rest: object = {}) =>
  site.ask({
    url: '/api/user',
    method: 'POST',
    body: { data },
    address: `198.51.100.${addresses++}`,
    ...rest,
  });

describe('signing up', () => {
  beforeAll(openFresh);
  test('[API-11, SIGNUP-02] makes an account that can sign in', async () => {
    const response = await signUp(form);
    expect(response.json()).toEqual({
      status: 'ok',
      data: {
        uid: expect.any(String),
        username: 'baikhao',
        displayName: 'ใบข้าว',
        roles: ['portal_creator'],
      },
    });
    expect((await login('BaiKhao', form.password)).json().data).toEqual(response.json().data);
  });

  test('[T-08, DATA-24] ignores every field of the form except name and password', async () => {
    const wishes = {
      roles: ['portal_creator', 'admin'],
      availableTowns: ['nan'],
      markAsDeleted: true,
      isEnableExport: true,
      uid: 'user-admin',
      isDisabled: true,
      sessionEpoch: 7,
      passwordHash: 'x',
      confirmPassword: form.password,
    };
    const response = await signUp({ ...form, username: 'wisher', ...wishes });
    expect(response.json().data).toMatchObject({ username: 'wisher', roles: ['portal_creator'] });
    const [stored] = (await site.services.users.list('demo')).filter(({ username }) => username === 'wisher');
    expect(stored).toEqual({
      uid: response.json().data.uid,
      username: 'wisher',
      displayName: 'ใบข้าว',
      roles: ['portal_creator'],
      createdDate: expect.any(String),
    });
    expect(stored?.uid).not.toBe('user-admin');
    expect((await login('wisher', form.password)).statusCode).toBe(200);
  });

  test.each(['username', 'password', 'displayName'])('[VAL-01] %s is required', async (field) => {
    for (const value of [undefined, '']) {
      const response = await signUp({ ...form, [field]: value });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ status: 'fail', code: 'invalid' });
      expect(response.json().details[0]).toEqual({
        path: `body.data.${field}`,
        message: 'required',
        code: 'required',
      });
    }
  });

  test.each([
    ['กนกวรรณ', 'Thai with its vowels'],
    ['มดแดง_9', 'digits and an underscore'],
    ['عبد.الله', 'Arabic'],
    ['王小明同学', 'Chinese'],
    ['a.b+c@example.com', 'an email address'],
  ])('the username %s is fine: %s', async (username) => {
    expect((await signUp({ ...form, username })).statusCode).toBe(200);
    expect((await login(username, form.password)).statusCode).toBe(200);
  });

  test.each([
    ['ab', 'too short'],
    ['x'.repeat(41), 'too long'],
    ['two words', 'a space'],
    ['.hidden', 'begins with a sign'],
    ['a<b>c', 'markup'],
    ['admin\u200b', 'nothing to see'],
    ['a\u202enimda', 'turned around'],
    ['line\nbreak', 'a line break'],
  ])('the username %j is refused: %s', async (username) => {
    const response = await signUp({ ...form, username });
    expect(response.statusCode).toBe(400);
    expect(response.json().details[0].path).toBe('body.data.username');
  });

  test.each([
    ['password', 'common'],
    ['12345678', 'common'],
    ['PassWord1', 'common'],
    ['ababababab', 'common'],
    ['som.chai', 'name'],
    ['Somchai2026!', 'name'],
    ['ใบข้าว 99', 'name'],
    ['demo1234', 'name'],
    ['site-site', undefined],
    ['Site 2026', 'name'],
  ] as const)('the password %j is refused as %s', async (password, why) => {
    const response = await signUp({ ...form, username: 'somchai', password });
    if (why === undefined) return expect(response.statusCode).toBe(200);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid',
      details: [{ path: 'password', message: PASSWORD_REFUSALS[why], code: `password-${why}` }],
    });
  });

  test('a password has 8 to 200 characters, and is the same however a keyboard composes it', async () => {
    expect((await signUp({ ...form, password: '1234567' })).statusCode).toBe(400);
    expect((await signUp({ ...form, password: 'x'.repeat(201) })).statusCode).toBe(400);
    await signUp({ ...form, username: 'namtok', password: 'น้ำตกแม่สา'.normalize('NFC') });
    expect((await login('namtok', 'น้ำตกแม่สา'.normalize('NFKD'))).statusCode).toBe(200);
  });

  test('[SIGNUP-04, T-10] a taken username is refused, however it is written', async () => {
    const uid = (await signUp({ ...form, username: 'malee' })).json().data.uid;
    for (const username of ['malee', 'MALEE', ' malee ', 'ｍａｌｅｅ']) {
      const response = await signUp({ ...form, username, displayName: 'Someone else' });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({
        status: 'fail',
        code: 'conflict',
        reason: 'Username already exists please use another Username',
        details: [{ path: 'username', message: expect.any(String), code: 'taken' }],
      });
    }
    expect((await login('malee', form.password)).json().data).toMatchObject({ uid, displayName: 'ใบข้าว' });
  });

  test('[T-10] of two who want the same username at once, one gets it', async () => {
    const responses = await Promise.all(
      [1, 2, 3, 4].map((number) => signUp({ ...form, username: 'wanted', displayName: `${number}` })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const winner = responses.find(({ statusCode }) => statusCode === 200)?.json().data.displayName;
    expect((await login('wanted', form.password)).json().data.displayName).toBe(winner);
  });

  test('is limited per address', async () => {
    const statuses = [];
    for (let count = 0; count < 12; count++)
      statuses.push((await signUp({ ...form, username: '' }, { address: '203.0.113.4' })).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  test('[OPEN-29] is closed on a private provider', async () => {
    const host = 'other.example';
    expect((await signUp(form, { host })).statusCode).toBe(403);
    expect((await site.ask({ url: '/api/user?username=creator', host })).statusCode).toBe(403);
  });
});

describe('who may sign up', () => {
  beforeEach(openFresh);
  const set = (signUpSetting: 'open' | 'invitation' | 'closed') =>
    updateProvider(site.services.records, 'demo', { settings: { signUp: signUpSetting } });
  const invite = async () => (await site.services.users.invite('demo')).path.split('#')[1];

  test('[OPEN-55] no one where it is closed, not even with an invitation', async () => {
    const invitation = await invite();
    await set('closed');
    for (const data of [form, { ...form, invitation }]) {
      const response = await signUp(data);
      expect([response.statusCode, response.json().reason]).toEqual([403, 'Sign-up is closed on this site.']);
    }
    expect((await site.ask({ url: '/api/user?username=creator' })).statusCode).toBe(403);
    expect((await login('creator', 'creator-demo')).statusCode).toBe(200);
    const config = await site.get<{ data: { signUp: string } }>('/api/web-admin/');
    expect(config.data.signUp).toBe('closed');
    await set('open');
    expect((await signUp(form)).statusCode).toBe(200);
  });

  test('[OPEN-55] who is invited, once and within a week', async () => {
    await set('invitation');
    const refused = await signUp(form);
    expect(refused.json().reason).toBe('Sign-up on this site is by invitation only.');
    const invitation = await invite();
    expect((await signUp({ ...form, password: 'short', invitation })).statusCode).toBe(400);
    expect((await signUp({ ...form, username: 'creator', invitation })).statusCode).toBe(409);
    expect((await signUp({ ...form, invitation })).statusCode).toBe(200);
    const again = await signUp({ ...form, username: 'another', invitation });
    expect([again.statusCode, again.json().reason]).toEqual([
      403,
      'This invitation has been used or has expired.',
    ]);
    const old = await invite();
    site.hours(24 * 7);
    expect((await signUp({ ...form, username: 'another', invitation: old })).statusCode).toBe(403);
    expect((await signUp({ ...form, username: 'another', invitation: 'guess' })).statusCode).toBe(403);
  });

  test('[OPEN-55] of two who use one invitation at once, one gets an account', async () => {
    await set('invitation');
    const invitation = await invite();
    const responses = await Promise.all(
      ['first', 'second'].map((username) => signUp({ ...form, username, invitation })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 403]);
  });

  test('[OPEN-55, OPEN-46] an invitation opens no session, and a session link makes no account', async () => {
    const redeem = (code: string | undefined) =>
      site.ask({ url: '/api/auth/handoff/redeem', method: 'POST', body: { data: { code } } });
    expect((await redeem(await invite())).statusCode).toBe(404);
    await set('invitation');
    const link = await site.services.users.createSessionLink({ provider: 'demo', username: 'creator' });
    expect((await signUp({ ...form, invitation: link.path.split('#')[1] })).statusCode).toBe(403);
  });
});
