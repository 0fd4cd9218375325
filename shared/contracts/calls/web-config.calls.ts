import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { webConfigSchema } from '../web-config.ts';

/** [API-15] */
export const webConfig = defineEndpoint({
  id: 'webConfig',
  method: 'GET',
  path: '/api/web-admin/',
  summary: "The configuration of the provider's site.",
  reply: z.object({ data: webConfigSchema }),
});

export const webConfigCalls = [webConfig] as const;
