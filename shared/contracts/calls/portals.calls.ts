import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { portalChangesSchema, portalSchema } from '../portal.ts';
import { idParams, idSchema, okWith } from './replies.ts';

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

/** [API-07, API-27, OPEN-06] */
export const savePortal = defineEndpoint({
  id: 'savePortal',
  method: 'PUT',
  path: '/api/portal/:id',
  summary:
    'Change fields of a portal; for its editors. With modifiedDate, only if nobody else changed it since.',
  params: idParams,
  body: z.object({ data: portalChangesSchema }),
  reply: okWith(portalSchema),
});

/** [API-08] It can be restored for some days. */
export const deletePortal = defineEndpoint({
  id: 'deletePortal',
  method: 'DELETE',
  path: '/api/portal/:id',
  summary: 'Delete a portal; for its editors.',
  params: idParams,
  reply: okWith(z.object({ _id: z.string() })),
});

/** Someone who edits a portal, as the others know them. */
export const portalEditorSchema = z.object({ uid: z.string(), displayName: z.string() });
export type PortalEditor = z.infer<typeof portalEditorSchema>;

/** [OPEN-31] */
export const portalEditors = defineEndpoint({
  id: 'portalEditors',
  method: 'GET',
  path: '/api/portal/:id/editors',
  summary: 'Who edits the portal; for its editors.',
  params: idParams,
  reply: okWith(z.array(portalEditorSchema)),
});

/** [OPEN-31] */
export const invitePortalEditor = defineEndpoint({
  id: 'invitePortalEditor',
  method: 'POST',
  path: '/api/portal/:id/editors',
  summary: 'Make a user an editor of the portal; for its editors.',
  params: idParams,
  body: z.object({ data: z.object({ username: z.string().trim().min(1).max(CONTENT_LIMITS.id) }) }),
  reply: okWith(z.array(portalEditorSchema)),
});

/** [OPEN-31] */
export const removePortalEditor = defineEndpoint({
  id: 'removePortalEditor',
  method: 'DELETE',
  path: '/api/portal/:id/editors/:uid',
  summary: 'Take a user out of the editors of the portal, never the last one; for its editors.',
  params: idParams.extend({ uid: idSchema }),
  reply: okWith(z.array(portalEditorSchema)),
});

export const portalsCalls = [
  myPortals,
  portalById,
  savePortal,
  deletePortal,
  portalEditors,
  invitePortalEditor,
  removePortalEditor,
] as const;
