import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema } from './replies.ts';

/** [API-18, OPEN-02] `x` is the kind of item. */
export const checkPrivacy = defineEndpoint({
  id: 'checkPrivacy',
  method: 'GET',
  path: '/api/checkPrivacy/:store/id/:id',
  summary: 'Exchange the passcode in the header x-passcode for a grant for one private item.',
  headers: z.object({
    'x-passcode': z
      .string()
      .optional()
      .meta({ description: 'Six characters; percent-encode non-ASCII characters.' }),
  }),
  params: z.object({ store: z.enum(['portal', 'town', 'listing']), id: idSchema }),
  reply: z.union([
    z.object({ status: z.literal('ok'), data: z.object({ grant: z.string().optional() }) }),
    z.object({ status: z.literal('fail'), reason: z.string() }),
  ]),
});

export const privacyCalls = [checkPrivacy] as const;
