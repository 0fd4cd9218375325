import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { KEY_SCOPES } from '../key-scopes.ts';
import { idParams, okWith } from './replies.ts';

/** Keys of one person at most, expired ones not counted. */
export const MAX_KEYS = 20;
/** Days that a key holds at most. */
export const MAX_KEY_DAYS = 366;
/** Days that a key holds without `expiresAt`. */
export const DEFAULT_KEY_DAYS = 90;

const scopesSchema = z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length);

/** A key without its secret part, which the server does not store. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** The person as whom the key acts. */
  owner: z.object({ uid: z.string(), name: z.string() }),
  /** ISO times. */
  createdDate: z.string(),
  expiresAt: z.string(),
  /** Within ten minutes; absent for a key that was never used. */
  lastUsedDate: z.string().optional(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeys = defineEndpoint({
  id: 'apiKeys',
  method: 'GET',
  path: '/api/keys',
  summary: 'Your API keys, newest first; for admins, those of every person at the provider.',
  reply: okWith(z.array(apiKeySchema)),
});

export const createApiKey = defineEndpoint({
  id: 'createApiKey',
  method: 'POST',
  path: '/api/keys',
  summary: `Create an API key that acts as you within its scopes. Its \`key\` is in this reply only. It is valid until \`expiresAt\`, ${MAX_KEY_DAYS} days at most, by default ${DEFAULT_KEY_DAYS}.`,
  body: z.object({
    data: z.object({
      name: z.string().trim().min(1).max(80),
      scopes: scopesSchema,
      expiresAt: z.iso.datetime({ offset: true }).optional(),
    }),
  }),
  reply: okWith(apiKeySchema.extend({ key: z.string() })),
});

export const revokeApiKey = defineEndpoint({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/keys/:id',
  summary: 'Revoke an API key at once; admins may revoke those of others.',
  params: idParams,
  reply: okWith(z.object({ id: z.string() })),
});

export const keysCalls = [apiKeys, createApiKey, revokeApiKey] as const;
