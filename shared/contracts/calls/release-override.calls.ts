import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { releaseNameSchema } from '../release.ts';
import { okWith } from './replies.ts';

const overrideSchema = z.object({
  remote: releaseNameSchema,
  origin: z.string(),
  /** ISO time. */
  until: z.string(),
});

export const overrideChoices = defineEndpoint({
  id: 'overrideChoices',
  method: 'GET',
  path: '/api/releases/override',
  summary:
    'The origins from which an admin may load a remote instead of its release, and the current choice; for admins.',
  reply: okWith(z.object({ origins: z.array(z.string()), current: overrideSchema.optional() })),
});

export const startOverride = defineEndpoint({
  id: 'startOverride',
  method: 'POST',
  path: '/api/releases/override',
  summary:
    'Load one remote from an origin that the operator allows, in this browser only and for some hours; for admins, from a page of the site.',
  body: z.object({ data: overrideSchema.pick({ remote: true }).extend({ origin: z.string().max(300) }) }),
  reply: okWith(overrideSchema),
});

export const endOverride = defineEndpoint({
  id: 'endOverride',
  method: 'DELETE',
  path: '/api/releases/override',
  summary: 'Load every remote from its release again; from a page of the site.',
  reply: z.object({ status: z.literal('ok') }),
});

export const releaseOverrideCalls = [overrideChoices, startOverride, endOverride] as const;
