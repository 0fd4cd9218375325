import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { portalSchema } from '../portal.ts';
import { idParams } from './replies.ts';

/** [API-05] */
export const myPortals = defineEndpoint({
  id: 'myPortals',
  method: 'GET',
  path: '/api/portal',
  summary: 'The portals that the signed-in person may edit, last changed first.',
  reply: z.object({ ok: z.boolean(), data: z.array(portalSchema) }),
});

/** [API-06, OPEN-04] */
export const portalById = defineEndpoint({
  id: 'portalById',
  method: 'GET',
  path: '/api/portal/:id',
  summary: 'One portal, as far as the asking person may see it.',
  params: idParams,
  query: z.object({ provider: z.string().max(80).optional() }),
  reply: z.object({ data: portalSchema }),
});

export const portalsCalls = [myPortals, portalById] as const;
