import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localizedTextSchema } from '../localized.ts';
import { portalChangesSchema, portalSchema } from '../portal.ts';
import { idParams, idSchema, okWith } from './replies.ts';

/** Also the default quota of portals per account. */
export const MAX_PORTALS_OF_RESPONSE = 200;
/** Offset and size of a page of portals. */
export const portalPageQuery = {
  _start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  _limit: z.coerce.number().int().min(1).max(MAX_PORTALS_OF_RESPONSE).default(MAX_PORTALS_OF_RESPONSE),
};

/** [API-05] The header `x-total-count` is the number of all portals. */
export const myPortals = defineEndpoint({
  id: 'myPortals',
  method: 'GET',
  path: '/api/portal',
  summary:
    'The portals that the signed-in user may edit, last changed first; `x-total-count` is their number.',
  query: z.object(portalPageQuery),
  reply: z.object({ ok: z.boolean(), data: z.array(portalSchema) }),
});

/** Whether a call is about the draft of the page instead of the live page. */
const draftQuery = { draft: z.enum(['true', 'false']).optional() };

/** [API-06, OPEN-04] */
export const portalById = defineEndpoint({
  id: 'portalById',
  method: 'GET',
  path: '/api/portal/:id',
  summary:
    'One portal, with the fields that the caller may see. With `draft`, for its editors, the content of its draft; 404 without one.',
  params: idParams,
  query: z.object({ provider: z.string().max(80).optional(), ...draftQuery }),
  reply: z.object({ data: portalSchema }),
});

/** [API-07, API-27, OPEN-06] */
export const savePortal = defineEndpoint({
  id: 'savePortal',
  method: 'PUT',
  path: '/api/portal/:id',
  summary:
    'Change fields of a portal; for its editors. With modifiedDate, only if no one else has changed it since. With `draft`, its draft is changed, or begun.',
  params: idParams,
  query: z.object(draftQuery),
  body: z.object({ data: portalChangesSchema }),
  reply: okWith(portalSchema),
});

/** [API-08] A deleted portal can be restored for some days. */
export const deletePortal = defineEndpoint({
  id: 'deletePortal',
  method: 'DELETE',
  path: '/api/portal/:id',
  summary: 'Delete a portal; for its owner and for admins.',
  params: idParams,
  reply: okWith(z.object({ _id: z.string() })),
});

/** An editor of a portal, as the other editors see them. */
export const portalEditorSchema = z.object({ uid: z.string(), displayName: z.string() });
export type PortalEditor = z.infer<typeof portalEditorSchema>;

/** A member of a portal; an invited person has no permissions until they accept. [OPEN-54] */
export const portalMemberSchema = portalEditorSchema.extend({ role: z.enum(['owner', 'editor', 'invited']) });
export type PortalMember = z.infer<typeof portalMemberSchema>;

const membersReply = okWith(z.array(portalMemberSchema));
const usernameOfOther = z.string().trim().min(1).max(CONTENT_LIMITS.id);

/** [OPEN-31, OPEN-54] */
export const portalEditors = defineEndpoint({
  id: 'portalEditors',
  method: 'GET',
  path: '/api/portal/:id/editors',
  summary:
    'The owner, editors and invited users of the portal, in this order; for its editors and for admins.',
  params: idParams,
  reply: membersReply,
});

/** [OPEN-31, OPEN-54] */
export const invitePortalEditor = defineEndpoint({
  id: 'invitePortalEditor',
  method: 'POST',
  path: '/api/portal/:id/editors',
  summary: 'Invite a user to edit the portal; for its editors.',
  params: idParams,
  body: z.object({ data: z.object({ username: usernameOfOther }) }),
  reply: membersReply,
});

/** [OPEN-54] */
export const acceptPortalInvitation = defineEndpoint({
  id: 'acceptPortalInvitation',
  method: 'POST',
  path: '/api/portal/:id/editors/accept',
  summary: 'Accept the invitation to edit the portal; for the invited user.',
  params: idParams,
  reply: membersReply,
});

/** [OPEN-54] */
export const declinePortalInvitation = defineEndpoint({
  id: 'declinePortalInvitation',
  method: 'POST',
  path: '/api/portal/:id/editors/decline',
  summary: 'Decline the invitation to edit the portal; for the invited user.',
  params: idParams,
  reply: okWith(z.object({ _id: z.string() })),
});

/** [OPEN-31, OPEN-54] */
export const removePortalEditor = defineEndpoint({
  id: 'removePortalEditor',
  method: 'DELETE',
  path: '/api/portal/:id/editors/:uid',
  summary:
    'Remove an editor (for the owner and admins), or leave the portal or withdraw an invitation (for its editors). The owner cannot be removed.',
  params: idParams.extend({ uid: idSchema }),
  reply: membersReply,
});

/** [OPEN-54] */
export const handOverPortal = defineEndpoint({
  id: 'handOverPortal',
  method: 'PUT',
  path: '/api/portal/:id/owner',
  summary:
    'Hand the portal over to a new owner: its owner may choose one of its editors, an admin any user, also by username. The former owner stays an editor.',
  params: idParams,
  body: z.object({ data: z.union([z.object({ uid: idSchema }), z.object({ username: usernameOfOther })]) }),
  reply: membersReply,
});

/** An invitation to edit a portal, as the invited person sees it. */
export const portalInvitationSchema = z.object({
  portalId: z.string(),
  title: localizedTextSchema,
  /** A display name; absent if the account was deleted. */
  invitedBy: z.string().optional(),
  /** ISO time. */
  at: z.string(),
});
export type PortalInvitation = z.infer<typeof portalInvitationSchema>;

/** [OPEN-54] */
export const myInvitations = defineEndpoint({
  id: 'myInvitations',
  method: 'GET',
  path: '/api/invitations',
  summary: 'The invitations of the signed-in user to edit portals, newest first.',
  reply: okWith(z.array(portalInvitationSchema)),
});

export const portalsCalls = [
  myPortals,
  portalById,
  savePortal,
  deletePortal,
  portalEditors,
  invitePortalEditor,
  acceptPortalInvitation,
  declinePortalInvitation,
  removePortalEditor,
  handOverPortal,
  myInvitations,
] as const;
