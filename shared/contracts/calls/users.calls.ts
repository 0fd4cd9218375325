import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { authUserSchema, signUpFormSchema } from '../user.ts';
import { okWith } from './replies.ts';

/** [API-11] */
export const signUp = defineEndpoint({
  id: 'signUp',
  method: 'POST',
  path: '/api/user',
  summary: 'Sign up: create an account; 409 if the username is taken.',
  body: z.object({ data: signUpFormSchema }),
  reply: okWith(authUserSchema),
});

/** [API-12, T-10] */
export const usernameCheck = defineEndpoint({
  id: 'usernameCheck',
  method: 'GET',
  path: '/api/user',
  summary: 'Whether a username is taken.',
  query: z.object({ username: z.string().min(1).max(80) }),
  reply: okWith(z.object({ exists: z.boolean() })),
});

export const usersCalls = [signUp, usernameCheck] as const;
