import { beforeEach } from '@jest/globals';
import type { PasskeyProof, PasskeyRequestOptions } from '@portico/shared/contracts';
import { auditRepository } from '../../audit/audit-entry.ts';
import { fixtureContent } from '../fixture-content.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

export type Headers = Record<string, string>;

export let site: TestApp;
export let admin: Headers;
export let phone: SoftwareAuthenticator;

export const PASSWORD = { currentPassword: 'admin-demo' };
export const post = (url: string, data?: object, headers: Headers = admin) =>
  site.ask({ url, method: 'POST', ...(data ? { body: { data } } : {}), headers });
export const creationOptions = async (headers: Headers = admin, password = PASSWORD) =>
  (await post('/api/account/passkeys/options', password, headers)).json().data;

/** Registers the phone's passkey. */
export async function enroll(authenticator = phone, name = 'My phone'): Promise<{ recoveryCodes: string[] }> {
  const passkey = authenticator.create(await creationOptions());
  return (await post('/api/account/passkeys', { name, passkey })).json().data;
}
export const passkeysOf = async (headers: Headers = admin) =>
  (await site.get<{ data: { id: string; name: string }[] }>('/api/account/passkeys', { headers })).data;

/** The challenge for a browser, with its cookie. */
export async function signInChallenge(): Promise<{ options: PasskeyRequestOptions; cookie: Headers }> {
  const response = await post('/api/auth/passkey/options', undefined, {});
  const [{ name, value } = { name: '', value: '' }] = response.cookies as { name: string; value: string }[];
  return { options: response.json().data, cookie: { cookie: `${name}=${value}` } };
}
export const signIn = (passkey: PasskeyProof, cookie: Headers) =>
  post('/api/auth/passkey', { passkey }, cookie);

/** The cookie of a first step after the password, and the details of its refusal. */
export async function firstStep() {
  const body = { username: 'admin', password: 'admin-demo' };
  const response = await site.ask({ url: '/api/auth/login', method: 'POST', body });
  const cookies = response.cookies as { name: string; value: string }[];
  const { value = '' } = cookies.find(({ name }) => name === 'portico_challenge') ?? {};
  return { response, cookie: { cookie: `portico_challenge=${value}` } };
}

export const audited = async () => {
  await site.services.audit.flush();
  const entries = await auditRepository(site.services.records).list(fixtureContent.provider);
  return entries.map(({ value }) => value);
};

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openPasskeySite(): void {
  beforeEach(async () => {
    site = await openTestApp([fixtureContent]);
    admin = await site.signIn('admin');
    phone = new SoftwareAuthenticator();
  });
}
