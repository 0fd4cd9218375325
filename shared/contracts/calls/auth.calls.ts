import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { authUserSchema } from '../user.ts';

/** [API-03] A password, or the token of a social provider. */
export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with username and password, or with the token of a social provider.',
  body: z.union([
    z.object({ username: z.string().min(1).max(80), password: z.string().min(1).max(200) }),
    z.object({ provider: z.string().min(1).max(40), token: z.string().min(1).max(8000) }),
  ]),
  reply: z.object({ status: z.literal('ok'), jsonWebToken: z.string(), data: authUserSchema }),
});

/** [API-04] */
export const currentUser = defineEndpoint({
  id: 'currentUser',
  method: 'GET',
  path: '/api/auth/login',
  summary: 'Who the bearer token belongs to.',
  reply: z.object({ status: z.literal('ok'), data: authUserSchema }),
});

/** [OPEN-50] */
export const logout = defineEndpoint({
  id: 'logout',
  method: 'DELETE',
  path: '/api/auth/login',
  summary: 'Revoke the session of the bearer token; also fine without one.',
  reply: z.object({ status: z.literal('ok') }),
});

export const authCalls = [login, currentUser, logout] as const;
