import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@portico/shared/contracts';
import { SMTPServer } from 'smtp-server';
import { userRepository } from '../resources/auth/user.repository.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { mailRepository } from './mail.repository.ts';
import { mailMessage } from './mail-message.ts';
import { sendDueMails, startMailSender } from './mail-sender.ts';
import { createMailTransport, mailFolder, mailsInFolder } from './mail-transport.ts';

const silent = { info() {}, warn() {}, error() {} };

interface Received {
  to: string[];
  data: string;
}
let received: Received[];
/** Reply to RCPT TO; 250 accepts. */
let reply: number;
let smtp: SMTPServer;
let url: string;
let site: TestApp;

async function openSmtp(port = 0): Promise<void> {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      if (reply === 250) return callback();
      callback(Object.assign(new Error('refused'), { responseCode: reply }));
    },
    onData(stream, session, callback) {
      let data = '';
      stream.on('data', (chunk: Buffer) => {
        data += chunk.toString();
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), data });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const address = smtp.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The SMTP server has no address.');
  url = `smtp://127.0.0.1:${address.port}`;
}

beforeEach(async () => {
  received = [];
  reply = 250;
  await openSmtp();
  site = await openTestApp(undefined, {
    PORTICO_SMTP_URL: url,
    PORTICO_MAIL_FROM: 'Nan <no-reply@nan.example>',
  });
});
afterEach(() => new Promise<void>((resolve) => smtp.close(resolve)));

async function queue(to = 'mali@example.com'): Promise<void> {
  const { mails, records } = site.services;
  const about = {
    kind: 'invitation',
    href: 'https://nan.example/signUp#c',
    expiresAt: '2026-11-28T05:00:00Z',
  } as const;
  await records.batch([
    await mails.toAddress({ provider: 'demo', origin: 'https://nan.example', to, language: 'en', about }),
  ]);
}
const waiting = () => mailRepository(site.services.records).list('demo');
async function deliver(): Promise<number> {
  const transport = createMailTransport(site.services.config);
  try {
    return await sendDueMails(site.services, transport, silent);
  } finally {
    transport.close();
  }
}

describe('the queue', () => {
  test('a mail goes to the SMTP server with text and HTML, once', async () => {
    await queue();
    expect([await deliver(), await deliver()]).toEqual([1, 0]);
    expect(received.map(({ to }) => to)).toEqual([['mali@example.com']]);
    const [{ data } = { data: '' }] = received;
    expect(data).toMatch(/^From: Nan <no-reply@nan\.example>/m);
    expect(data).toMatch(/^Subject: You are invited to Site/m);
    expect(data).toContain('text/plain');
    expect(data).toContain('text/html');
    expect(await waiting()).toEqual([]);
  });

  test('a mail that is refused for now is tried again, by a later server as well', async () => {
    reply = 451;
    await queue();
    expect(await deliver()).toBe(0);
    const [mail] = await waiting();
    expect(mail?.value.attempts).toBe(1);
    expect(await deliver()).toBe(0);
    // Within two minutes, with the time between two rounds.
    for (let attempt = 0; attempt < 8; attempt++) {
      const [before] = await waiting();
      const wait = Date.parse(before?.value.nextAt ?? '') - site.services.now().getTime();
      expect(wait).toBeLessThanOrEqual(90_000);
      site.hours(0.05);
      await deliver();
    }
    reply = 250;
    site.hours(0.05);
    const log = startMailSender(site.services, silent);
    await until(() => received.length === 1);
    await log();
    expect(await waiting()).toEqual([]);
  });

  test('a mail waits while the SMTP server is away', async () => {
    const { port } = smtp.server.address() as { port: number };
    await new Promise<void>((resolve) => smtp.close(resolve));
    await queue();
    expect(await deliver()).toBe(0);
    await openSmtp(port);
    site.hours(0.05);
    expect(await deliver()).toBe(1);
  });

  test('a receiver that does not exist is not tried again', async () => {
    reply = 550;
    await queue();
    await deliver();
    expect(await waiting()).toEqual([]);
  });

  test('two servers send a mail once', async () => {
    await queue();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(received).toHaveLength(1);
  });

  test('a queued mail is sent at once', async () => {
    const stop = startMailSender(site.services, silent);
    await queue();
    await until(() => received.length === 1);
    await stop();
  });
});

test('without an SMTP server mails wait in a folder', async () => {
  site = await openTestApp();
  await queue();
  await deliver();
  const folder = mailFolder(site.services.config);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await mailsInFolder(folder)).toEqual([
    {
      to: 'mali@example.com',
      subject: 'You are invited to Site',
      text: expect.stringContaining('https://nan.example/signUp#c'),
      html: expect.stringContaining('<html lang="en" dir="ltr">'),
      at: expect.any(String),
    },
  ]);
  const response = await site.ask({ url: '/dev/mail.json' });
  expect(response.json()).toEqual(await mailsInFolder(folder));
  expect((await site.ask({ url: '/dev/mail' })).body).toContain('You are invited to Site');
});

describe('a message', () => {
  test.each(LANGUAGES)('in %s has text and HTML in that language', (language) => {
    const message = mailMessage(
      { kind: 'rejected', href: 'https://nan.example/portals/a', page: 'Tea <b>', reason: 'No & never' },
      { language, name: 'Mali', site: 'Nan', optOut: 'https://nan.example/stop' },
    );
    expect(message.html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(message.html).toContain('Tea &lt;b&gt;');
    expect(message.text).toContain('No & never');
    expect(message.text).toContain('https://nan.example/stop');
    expect(`${message.subject}${message.text}`).not.toMatch(/\{\{/);
  });

  test('a subject has one line', () => {
    const { subject } = mailMessage(
      { kind: 'released', href: 'https://nan.example/', page: 'Tea\r\nBcc: all@example.com' },
      { language: 'en', site: 'Nan' },
    );
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('an account', () => {
  type Headers = Record<string, string>;
  const post = (path: string, data: object, headers: Headers = {}) =>
    site.ask({ url: `/api/account${path}`, method: 'POST', body: { data }, headers });
  /** Text of the last mail, which quoted-printable has folded. */
  const lastText = async (): Promise<string> => {
    site.hours(0.01);
    await deliver();
    return (received.at(-1)?.data ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  };
  const codeIn = (text: string): string => /#([\w-]{43})/.exec(text)?.[1] ?? '';

  async function confirmed(email = 'mali@example.com', username = 'creator'): Promise<Headers> {
    const currentPassword = `${username}-demo`;
    const headers = await site.signIn(username, currentPassword);
    expect((await post('/email', { email, currentPassword }, headers)).statusCode).toBe(200);
    expect((await post('/email/confirm', { code: codeIn(await lastText()) })).json()).toMatchObject({
      data: { email },
    });
    return headers;
  }

  test('has an address once its mail was confirmed, only with the password of the owner', async () => {
    const headers = await site.signIn('creator', 'creator-demo');
    const ask = (data: object) => post('/email', { email: 'mali@example.com', ...data }, headers);
    expect((await ask({})).statusCode).toBe(400);
    expect((await ask({ currentPassword: 'wrong' })).statusCode).toBe(400);
    expect(
      (await post('/email', { email: 'mali', currentPassword: 'creator-demo' }, headers)).statusCode,
    ).toBe(400);
    expect(await waiting()).toEqual([]);
    expect((await ask({ currentPassword: 'creator-demo' })).statusCode).toBe(200);
    const confirm = { code: codeIn(await lastText()) };
    expect((await post('/email/confirm', confirm)).statusCode).toBe(200);
    const { data } = await site.get<{ data: { email: string } }>('/api/account', { headers });
    expect(data.email).toBe('mali@example.com');
    expect((await post('/email/confirm', confirm)).statusCode).toBe(404);
  });

  test('gets its mails in the language of its profile, not of the browser', async () => {
    const headers = { ...(await site.signIn('creator', 'creator-demo')), 'accept-language': 'en' };
    await site.ask({
      url: '/api/account/profile',
      method: 'PUT',
      body: { data: { displayName: 'Mali', language: 'ar' } },
      headers,
    });
    await post('/email', { email: 'mali@example.com', currentPassword: 'creator-demo' }, headers);
    expect((await waiting()).map(({ value }) => value.html)).toEqual([expect.stringContaining('lang="ar"')]);
    expect((await site.get<{ data: object }>('/api/account', { headers })).data).toMatchObject({
      language: 'ar',
    });
  });

  test('cannot have the address of another account', async () => {
    await confirmed();
    const headers = await site.signIn('admin', 'admin-demo');
    await post('/email', { email: 'MALI@example.com', currentPassword: 'admin-demo' }, headers);
    expect((await post('/email/confirm', { code: codeIn(await lastText()) })).statusCode).toBe(409);
  });

  test('gets a new password by mail, which ends its sessions and works once', async () => {
    const headers = await confirmed();
    expect((await post('/recovery', { name: 'Mali@Example.com' })).json()).toEqual({ status: 'ok' });
    await until(async () => (await waiting()).length > 0);
    const code = codeIn(await lastText());
    expect((await post('/recovery/password', { code, password: 'short' })).statusCode).toBe(400);
    const recovered = await post('/recovery/password', { code, password: 'a long walk home' });
    expect(recovered.json()).toEqual({ status: 'ok', data: { username: 'creator' } });
    expect((await site.ask({ url: '/api/account', headers })).statusCode).toBe(401);
    await site.signIn('creator', 'a long walk home');
    expect((await post('/recovery/password', { code, password: 'a longer walk home' })).statusCode).toBe(404);
    expect(await lastText()).toContain('Subject: ');
  });

  test('the reply does not reveal whether there is an account, and only an account gets a mail', async () => {
    await confirmed();
    const replies = await Promise.all(
      ['stranger', 'admin', 'creator'].map(async (name) => (await post('/recovery', { name })).json()),
    );
    expect(new Set(replies.map((each) => JSON.stringify(each))).size).toBe(1);
    await until(async () => (await waiting()).length > 0);
    expect((await waiting()).map(({ value }) => value.to)).toEqual(['mali@example.com']);
  });

  test('a recovery code opens no session', async () => {
    await confirmed();
    await post('/recovery', { name: 'creator' });
    await until(async () => (await waiting()).length > 0);
    const code = codeIn(await lastText());
    const response = await site.ask({
      url: '/api/auth/handoff/redeem',
      method: 'POST',
      body: { data: { code } },
    });
    expect(response.statusCode).toBe(404);
  });

  test('a stranger cannot fill a mailbox', async () => {
    await confirmed();
    await confirmed('dao@example.com', 'admin');
    for (let count = 0; count < 9; count++) await post('/recovery', { name: 'creator' });
    // Mails are queued after the replies, in the order of the requests.
    await post('/recovery', { name: 'admin' });
    const receivers = async () => (await waiting()).map(({ value }) => value.to);
    await until(async () => (await receivers()).includes('dao@example.com'));
    expect((await receivers()).filter((to) => to === 'mali@example.com')).toHaveLength(5);
  });

  test('receives a mail about a sign-in on a new device, and not of one on the same', async () => {
    await confirmed();
    const login = (cookie?: string) =>
      site.ask({
        url: '/api/auth/login',
        method: 'POST',
        body: { username: 'creator', password: 'creator-demo' },
        headers: { 'user-agent': 'Firefox/140.0 Android 15', ...(cookie ? { cookie } : {}) },
      });
    const response = await login();
    expect((await waiting()).map(({ value }) => value.text)).toEqual([
      expect.stringContaining('Firefox, Android'),
    ]);
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    await login(cookie);
    expect(await waiting()).toHaveLength(1);
  });

  test('receives what was decided about its pages, until it stops these mails by their link', async () => {
    const headers = await confirmed();
    const admin = await site.signIn('admin', 'admin-demo');
    const reject = () =>
      site.ask({
        url: '/api/review/wat-phumin',
        method: 'PUT',
        headers: admin,
        body: { data: { status: 'REJECT', reason: 'Too dark' } },
      });
    expect((await reject()).statusCode).toBe(200);
    const [mail] = await waiting();
    expect(mail?.value.text).toContain('Too dark');
    const { pathname, search } = new URL(mail?.value.optOut ?? '');
    expect((await site.ask({ url: pathname + search })).body).toContain('<button');
    const stop = await site.ask({
      url: pathname + search,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(stop.statusCode).toBe(200);
    const { data } = await site.get<{ data: { stoppedMails: string[] } }>('/api/account', { headers });
    expect(data.stoppedMails).toEqual(['review']);
    await reject();
    expect(await waiting()).toHaveLength(1);
    const forged = `${pathname}${search.slice(0, -2)}xx`;
    expect((await site.ask({ url: forged, method: 'POST' })).statusCode).toBe(404);
  });

  test('of a mailed invitation has the address at once', async () => {
    const admin = await site.signIn('admin', 'admin-demo');
    await site.ask({
      url: '/api/console/people/invitations',
      method: 'POST',
      headers: admin,
      body: { data: { isAdmin: false, email: 'new@example.com', language: 'ar' } },
    });
    expect((await waiting())[0]?.value.html).toContain('dir="rtl"');
    const invitation = codeIn(await lastText());
    await site.ask({
      url: '/api/user',
      method: 'POST',
      body: { data: { username: 'newcomer', displayName: 'New', password: 'a long walk home', invitation } },
    });
    const user = await userRepository(site.services.records).byEmail('demo', 'new@example.com');
    expect(user?.value.username).toBe('newcomer');
  });
});
