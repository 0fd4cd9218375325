import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { atEndOfFile } from './end-of-file.ts';

/** An OpenID Connect issuer under a test's control: it signs any claims. */
export interface TestIssuer {
  /** Its URL, which is its `iss`. */
  address: string;
  /** An ID token; `claims` override the default ones, undefined omits one. */
  sign(
    claims: Record<string, unknown>,
    options?: { key?: CryptoKey; kid?: string; alg?: string },
  ): Promise<string>;
  /** Makes `code` redeemable for this ID token, with the verifier of the challenge. */
  grant(code: string, grant: { token: string; challenge: string }): void;
  /** Whether all responses are errors. */
  isDown: boolean;
  /** Requested URLs, in order. */
  readonly asked: string[];
}

const closing: (() => void)[] = [];
atEndOfFile(() => {
  for (const close of closing.splice(0)) close();
});

export async function openTestIssuer(clientId: string): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'issuer-key', alg: 'ES256', use: 'sig' };
  const grants = new Map<string, { token: string; challenge: string }>();

  async function tokensFor(request: IncomingMessage) {
    const form = new URLSearchParams(await text(request));
    const grant = grants.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge) return { status: 400, body: { error: 'invalid_grant' } };
    grants.delete(form.get('code') ?? '');
    return { status: 200, body: { access_token: 'x', token_type: 'Bearer', id_token: grant.token } };
  }

  const server = createServer((request, response) => {
    void reply(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  async function reply(request: IncomingMessage): Promise<{ status: number; body: object }> {
    issuer.asked.push(request.url ?? '');
    if (issuer.isDown) return { status: 500, body: {} };
    if (request.url === '/jwks') return { status: 200, body: { keys: [jwk] } };
    if (request.url === '/token') return tokensFor(request);
    if (request.url !== '/.well-known/openid-configuration') return { status: 404, body: {} };
    return {
      status: 200,
      body: {
        issuer: issuer.address,
        authorization_endpoint: `${issuer.address}/authorize`,
        token_endpoint: `${issuer.address}/token`,
        jwks_uri: `${issuer.address}/jwks`,
        end_session_endpoint: `${issuer.address}/end`,
        id_token_signing_alg_values_supported: ['ES256'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
      },
    };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());

  const issuer: TestIssuer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    isDown: false,
    sign(claims, { key = privateKey, kid = 'issuer-key', alg = 'ES256' } = {}) {
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: issuer.address, aud: clientId, sub: 'subject-1', iat: now, exp: now + 3600 };
      return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg, kid }).sign(key);
    },
    grant: (code, grant) => grants.set(code, grant),
  };
  return issuer;
}
