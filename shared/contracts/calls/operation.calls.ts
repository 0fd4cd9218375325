import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** [OPEN-35] Also what the page asks after it comes back online. */
export const health = defineEndpoint({
  id: 'health',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server answers.',
  reply: z.object({ status: z.literal('ok') }),
});

export const operationCalls = [health] as const;
