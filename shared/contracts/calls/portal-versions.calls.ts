import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { portalChangesSchema, portalSchema } from '../portal.ts';
import { portalVersionSchema, shownPortalVersionSchema } from '../portal-version.ts';
import { idParams, okWith } from './replies.ts';

const versionParams = idParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000_000) });

/** [T-49] */
export const portalVersions = defineEndpoint({
  id: 'portalVersions',
  method: 'GET',
  path: '/api/portal/:id/versions',
  summary: 'The last versions of a portal, newest first; for its editors and for admins.',
  params: idParams,
  reply: okWith(z.array(portalVersionSchema)),
});

/** [T-05, T-49] */
export const portalVersion = defineEndpoint({
  id: 'portalVersion',
  method: 'GET',
  path: '/api/portal/:id/versions/:number',
  summary: 'A version of a portal with its content; for its editors and for admins.',
  params: versionParams,
  reply: okWith(shownPortalVersionSchema),
});

/** [T-49] */
export const restorePortalVersion = defineEndpoint({
  id: 'restorePortalVersion',
  method: 'POST',
  path: '/api/portal/:id/versions/:number/restore',
  summary:
    'Restore the content of a version; for editors. Passcode and privacy do not change. With modifiedDate, only if no one else has changed the portal since.',
  params: versionParams,
  body: z.object({ data: portalChangesSchema.pick({ modifiedDate: true }) }),
  reply: okWith(portalSchema),
});

export const portalVersionsCalls = [portalVersions, portalVersion, restorePortalVersion] as const;
