import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** [OPEN-35] Also the page's connectivity check. */
export const health = defineEndpoint({
  id: 'health',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server responds.',
  reply: z.object({ status: z.literal('ok') }),
});

/** For load balancers: 503 with the missing parts while the server starts, stops or lacks one. */
export const ready = defineEndpoint({
  id: 'ready',
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether the server can serve visitors.',
  reply: z.object({ status: z.literal('ok') }),
});

export const healthCalls = [health, ready] as const;
