import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { passkeyProofSchema, passkeyRequestOptionsSchema } from '../passkeys.ts';
import { authUserSchema } from '../user.ts';
import { okWith } from './replies.ts';

const sessionReply = z.object({ status: z.literal('ok'), jsonWebToken: z.string(), data: authUserSchema });

/** [API-03] Signs in with a password or the token of a social provider. */
export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with username and password, or with the token of a social provider.',
  body: z.union([
    z.object({ username: z.string().min(1).max(80), password: z.string().min(1).max(200) }),
    z.object({ provider: z.string().min(1).max(40), token: z.string().min(1).max(8000) }),
  ]),
  reply: sessionReply,
});

/**
 * The second step of a sign-in that was refused with the code 'second-factor'; identified by that response's cookie.
 */
export const secondFactor = defineEndpoint({
  id: 'secondFactor',
  method: 'POST',
  path: '/api/auth/login/second-factor',
  summary: 'Complete a sign-in with a code of the authenticator app, a recovery code, or a passkey.',
  body: z.object({
    data: z.union([z.object({ code: z.string().min(1).max(40) }), z.object({ passkey: passkeyProofSchema })]),
  }),
  reply: sessionReply,
});

/** Options for the passkeys of the person who entered the correct password, for the second step of a sign-in. */
export const secondFactorPasskeyOptions = defineEndpoint({
  id: 'secondFactorPasskeyOptions',
  method: 'POST',
  path: '/api/auth/login/second-factor/passkey-options',
  summary:
    'The options with which the browser completes a sign-in with a passkey. 409 if there is none for this host.',
  reply: okWith(passkeyRequestOptionsSchema),
});

/** Sets a cookie that the sign-in with this challenge requires. */
export const passkeyOptions = defineEndpoint({
  id: 'passkeyOptions',
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'The options with which the browser signs in with a passkey alone, within five minutes.',
  reply: okWith(passkeyRequestOptionsSchema),
});

export const signInWithPasskey = defineEndpoint({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Sign in with a passkey, without name and password.',
  body: z.object({ data: z.object({ passkey: passkeyProofSchema }) }),
  reply: sessionReply,
});

/** [API-04] */
export const currentUser = defineEndpoint({
  id: 'currentUser',
  method: 'GET',
  path: '/api/auth/login',
  summary: 'The user of the bearer token.',
  reply: z.object({ status: z.literal('ok'), data: authUserSchema }),
});

/** [OPEN-50] */
export const logout = defineEndpoint({
  id: 'logout',
  method: 'DELETE',
  path: '/api/auth/login',
  summary: 'End the session of the bearer token; succeeds without one too.',
  reply: z.object({ status: z.literal('ok') }),
});

/** [OPEN-36] `endSessionUrl`, if the provider has one, signs out there and redirects back to `/`. [LOGIN-13] */
export const socialProviders = defineEndpoint({
  id: 'socialProviders',
  method: 'GET',
  path: '/api/auth/providers',
  summary: 'The social providers for sign-in.',
  reply: okWith(z.array(z.object({ id: z.string(), name: z.string(), endSessionUrl: z.string() }))),
});

/** [T-01] Creates a one-time code, used instead of a token in a URL. */
export const handOff = defineEndpoint({
  id: 'handOff',
  method: 'POST',
  path: '/api/auth/handoff',
  summary: 'Create a one-time code with which a linked origin can open this session within a minute.',
  body: z.object({ data: z.object({ to: z.url({ protocol: /^https?$/ }).max(500) }) }),
  reply: okWith(z.object({ code: z.string() })),
});

/** [T-01, OPEN-46] */
export const redeemCode = defineEndpoint({
  id: 'redeemCode',
  method: 'POST',
  path: '/api/auth/handoff/redeem',
  summary: "Open a session with the one-time code of a hand-off or of the operator's session link.",
  body: z.object({ data: z.object({ code: z.string().min(1).max(100) }) }),
  reply: sessionReply,
});

export const authCalls = [
  login,
  secondFactor,
  secondFactorPasskeyOptions,
  passkeyOptions,
  signInWithPasskey,
  currentUser,
  logout,
  socialProviders,
  handOff,
  redeemCode,
] as const;
