import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** [API-17] */
export const countHit = defineEndpoint({
  id: 'countHit',
  method: 'PUT',
  path: '/api/hits',
  summary: 'Count one visit and read the counter.',
  reply: z.object({ data: z.object({ value: z.number().int() }) }),
});

export const hitsCalls = [countHit] as const;
