import { beforeAll } from '@jest/globals';
import type { SocialSignInMessage } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { openTestIssuer, type TestIssuer } from '../test-issuer.ts';

export let issuer: TestIssuer;
export let site: TestApp;
export const clientId = 'portico-client';

async function openSite(): Promise<TestApp> {
  const gone = { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId };
  const providers = [{ id: 'acme', name: 'Acme', issuer: issuer.address, clientId }, gone];
  const opened = await openTestApp(undefined, { PORTICO_SOCIAL_PROVIDERS: JSON.stringify(providers) });
  // The issuer uses the real clock.
  opened.hours((Date.now() - opened.services.now().getTime()) / 3_600_000);
  return opened;
}

export const internal = () => ({ 'x-portico-internal': site.services.internalKey });
export const cookieOf = (response: { headers: Record<string, unknown> }): string =>
  String(response.headers['set-cookie']).split(';', 1)[0] ?? '';

/** A browser that was redirected to the issuer. */
export async function begin(id = 'acme') {
  const response = await site.ask({ url: `/api/auth/social/${id}/start`, headers: internal() });
  const address = new URL(String(response.headers.location));
  return { response, cookie: cookieOf(response), sent: Object.fromEntries(address.searchParams), address };
}

export const messageIn = (html: string): SocialSignInMessage =>
  JSON.parse(html.match(/<script type="application\/json" id="data">(.*?)<\/script>/s)?.[1] ?? '');

export const login = (token: string, cookie: string, provider = 'acme') =>
  site.ask({
    url: '/api/auth/login',
    method: 'POST',
    body: { provider, token },
    headers: { cookie, ...internal() },
  });

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openSocialSite(): void {
  beforeAll(async () => {
    issuer = await openTestIssuer(clientId);
    site = await openSite();
  });
}
