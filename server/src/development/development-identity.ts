import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK, Provider } from 'oidc-provider';
import type { Config } from '../config/config.ts';
import { DEVELOPMENT_IDENTITY_PATH, developmentProvider } from '../config/development-provider.ts';
import { requireDemoAccess } from '../resources/auth/demo-access.ts';
import { isOutcome, loginForm, logoutPage, type Outcome } from './login-form.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

/** Lifetime of codes and tokens in seconds. */
const HOUR_S = 3600;
const INTERACTION_PATH = `${DEVELOPMENT_IDENTITY_PATH}/interaction`;

/** An account of the library; the subject is the email address. */
interface Account {
  email: string;
  name: string;
}

/**
 * A real OpenID Connect provider in this process, in which every email address is an account. It has one issuer per
 * origin of the site, because browser and server must use the same one. [OPEN-36]
 */
export async function developmentIdentity(
  app: FastifyInstance,
  { config }: { config: Config },
): Promise<void> {
  app.addHook('onRequest', async (request) => requireDemoAccess(request, config));

  const accounts = new Map<string, Account>();
  const issuers = new Map<string, Promise<Provider>>();

  function issuerAt(request: FastifyRequest): Promise<Provider> {
    const origin = `${request.protocol}://${request.host}`;
    const issuer = issuers.get(origin) ?? createIssuer(origin, accounts);
    issuers.set(origin, issuer);
    return issuer;
  }

  // The library parses bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.get(`${INTERACTION_PATH}/:uid`, (_request, reply) => sendPage(reply, loginForm()));

  app.post(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
    const form = new URLSearchParams(await text(request.raw));
    const chosen = form.get('outcome');
    const result = resultOf(isOutcome(chosen) ? chosen : 'sign-in', form.get('email') ?? '', accounts);
    const issuer = await issuerAt(request);
    reply.hijack();
    await issuer.interactionFinished(request.raw, reply.raw, result);
  });

  app.all(`${DEVELOPMENT_IDENTITY_PATH}/*`, async (request, reply) => {
    const issuer = await issuerAt(request);
    reply.hijack();
    await responseBelow(issuer, request.raw, reply.raw);
  });
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' } as JWK;
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
    .header('cross-origin-opener-policy', 'unsafe-none')
    .send(html);

/** The library derives its mount path by comparing these two URLs. */
function responseBelow(issuer: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  Object.assign(request, { originalUrl: url, url: url.slice(DEVELOPMENT_IDENTITY_PATH.length) });
  return issuer.callback()(request, response);
}

function resultOf(outcome: Outcome, email: string, accounts: Map<string, Account>) {
  if (outcome !== 'sign-in' && outcome !== 'bad-email')
    return { error: outcome, error_description: 'The development identity simulates a refusal.' };
  const accountId = outcome === 'bad-email' ? `broken ${email}` : email.toLowerCase();
  accounts.set(accountId, {
    email: outcome === 'bad-email' ? 'not an address' : email,
    name: email.split('@', 1)[0] ?? email,
  });
  return { login: { accountId } };
}

/** Loads the library at the first sign-in, so that `npm start` does not wait for it. */
async function createIssuer(origin: string, accounts: ReadonlyMap<string, Account>): Promise<Provider> {
  const { Provider } = await import('oidc-provider');
  const { id, clientId } = developmentProvider;
  return new Provider(`${origin}${DEVELOPMENT_IDENTITY_PATH}`, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${origin}/api/auth/social/${id}/callback`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    adapter: createMemoryAdapter(),
    jwks: { keys: [await createKey()] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Clients that verify only the ID token, as API-03 does, need the claims in it.
    conformIdTokenClaims: false,
    findAccount: (_context, accountId) => {
      const account = accounts.get(accountId);
      return account && { accountId, claims: () => ({ sub: accountId, email_verified: true, ...account }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      });
      grant.addOIDCScope(developmentProvider.scopes.join(' '));
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `${INTERACTION_PATH}/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = logoutPage(form);
        },
      },
    },
    pkce: { required: () => true },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'text';
      context.body = `${error}: ${description ?? ''}`;
    },
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: 60,
      Grant: HOUR_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Session: HOUR_S,
    },
  });
}
