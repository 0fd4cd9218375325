import {
  type AuditEvent,
  acceptPortalInvitation,
  addPasskey,
  assignPortals,
  type BodyOf,
  changeCanary,
  changeListings,
  changePassword,
  changePerson,
  changeProfile,
  changeTowns,
  changeWebhook,
  confirmTotp,
  createApiKey,
  createListing,
  createTown,
  createWebhook,
  createWebPage,
  decidePortalDraft,
  decidePortals,
  decideReview,
  declinePortalInvitation,
  deleteAccount,
  deleteImages,
  deleteListing,
  deletePortal,
  deletePortals,
  deleteTag,
  deleteTown,
  deleteWebhook,
  deleteWebPage,
  dismissReports,
  type Endpoint,
  endOtherSessions,
  endOverride,
  endPersonSessions,
  endpoints,
  endSession,
  handOff,
  handOverPortal,
  importRows,
  invitePerson,
  invitePortalEditor,
  keepAccount,
  logout,
  mergeTags,
  orderListings,
  orderTowns,
  type ParamsOf,
  type PortalResult,
  promoteCanary,
  publishPage,
  publishReleaseArchive,
  type ReplyOf,
  removeEmail,
  removePasskey,
  removePortalEditor,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  replaceImage,
  replayDelivery,
  resetSecondFactor,
  restoreImages,
  restorePortals,
  revokeApiKey,
  rollBackRelease,
  setTag,
  startOverride,
  stopCanary,
  tagPortals,
  takeBackImport,
  unpublishPage,
  updateListing,
  updateTown,
  updateWebConfig,
  updateWebPage,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AuditLog, NewAuditEntry } from './audit-log.ts';

interface Made<E extends Endpoint> {
  params: ParamsOf<E>;
  /** The validated body. */
  body: BodyOf<E>;
  reply: ReplyOf<E>;
}

type About = Pick<NewAuditEntry, 'on' | 'details'> & {
  /** Replaces the call's event, for a call that makes one of several changes. */
  event?: AuditEvent;
};
/** A list is one entry for each record that the call changed. */
type AuditedCall = { event: AuditEvent; about: (made: Made<Endpoint>) => About | readonly About[] };

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Details of an entry about the call: names and ids only, never content. */
function audited<E extends Endpoint>(
  call: E,
  event: AuditEvent,
  about: (made: Made<E>) => About | readonly About[] = () => ({}),
): [string, AuditedCall] {
  return [keyOf(call), { event, about: about as AuditedCall['about'] }];
}

const on = (kind: string, id: string): About => ({ on: { kind, id } });

/** The records that a bulk change has changed. */
const changedIn = (results: readonly { id: string; outcome: string }[]): string[] =>
  results.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id);
/** An entry for each portal that a bulk call changed. */
const onChanged = (results: readonly PortalResult[], details?: NewAuditEntry['details']): About[] =>
  results
    .filter(({ outcome }) => outcome === 'changed')
    .map(({ id }) => ({ ...on('portal', id), ...(details ? { details } : {}) }));

const AUDITED_CALLS: ReadonlyMap<string, AuditedCall> = new Map([
  audited(logout, 'sign-out'),
  audited(changePassword, 'user.password'),
  audited(changeProfile, 'user.profile'),
  audited(deleteAccount, 'user.leave'),
  audited(keepAccount, 'user.stay'),
  audited(removeEmail, 'user.email'),
  audited(confirmTotp, 'user.second-factor', () => ({ details: { change: 'on' } })),
  audited(removeTotp, 'user.second-factor', () => ({ details: { change: 'off' } })),
  audited(renewRecoveryCodes, 'user.second-factor', () => ({ details: { change: 'recovery codes' } })),
  audited(addPasskey, 'user.second-factor', () => ({ details: { change: 'passkey added' } })),
  audited(removePasskey, 'user.second-factor', ({ params }) => ({
    ...on('passkey', params.id),
    details: { change: 'passkey removed' },
  })),
  audited(renamePasskey, 'user.second-factor', ({ params }) => ({
    ...on('passkey', params.id),
    details: { change: 'passkey renamed' },
  })),
  audited(endOtherSessions, 'user.sessions'),
  audited(endSession, 'user.sessions'),
  audited(createApiKey, 'key.create', ({ body, reply }) => ({
    ...on('api-key', reply.data.id),
    details: { scopes: body.data.scopes.join(' ') },
  })),
  audited(takeBackImport, 'undo-import', ({ params, reply: { data } }) => ({
    details: { run: params.run, restored: data.restored, deleted: data.deleted },
  })),
  audited(createWebhook, 'webhook.create', ({ body, reply }) => ({
    ...on('webhook', reply.data.id),
    details: { events: body.data.events.join(' ') },
  })),
  audited(changeWebhook, 'webhook.change', ({ params, body: { data } }) => ({
    ...on('webhook', params.id),
    ...(data.isDisabled === undefined ? {} : { details: { change: data.isDisabled ? 'off' : 'on' } }),
  })),
  audited(deleteWebhook, 'webhook.delete', ({ params }) => on('webhook', params.id)),
  audited(replayDelivery, 'webhook.replay', ({ params }) => ({
    ...on('webhook', params.id),
    details: { delivery: params.delivery },
  })),
  audited(revokeApiKey, 'key.revoke', ({ params }) => on('api-key', params.id)),
  audited(invitePerson, 'user.invite', ({ body }) => ({
    details: { role: body.data.isAdmin ? 'admin' : 'portal_creator' },
  })),
  audited(changePerson, 'user.roles', ({ params, body: { data } }) => ({
    ...on('user', params.uid),
    ...('roles' in data
      ? { details: { roles: data.roles } }
      : 'isReviewed' in data
        ? { event: 'user.review', details: { change: data.isReviewed ? 'on' : 'off' } }
        : { event: data.isDisabled ? 'user.disable' : 'user.enable' }),
  })),
  audited(endPersonSessions, 'user.sessions', ({ params }) => on('user', params.uid)),
  audited(resetSecondFactor, 'user.second-factor', ({ params }) => ({
    ...on('user', params.uid),
    details: { change: 'reset' },
  })),
  audited(handOff, 'session.hand-off', ({ body }) => ({ details: { to: new URL(body.data.to).origin } })),
  audited(invitePortalEditor, 'editor.invite', ({ params, body }) => ({
    ...on('portal', params.id),
    details: { invited: body.data.username },
  })),
  audited(acceptPortalInvitation, 'editor.accept', ({ params }) => on('portal', params.id)),
  audited(declinePortalInvitation, 'editor.decline', ({ params }) => on('portal', params.id)),
  audited(handOverPortal, 'editor.hand-over', ({ params, body }) => ({
    ...on('portal', params.id),
    details: { ...body.data },
  })),
  audited(removePortalEditor, 'editor.remove', ({ params }) => ({
    ...on('portal', params.id),
    details: { removed: params.uid },
  })),
  audited(deletePortal, 'portal.delete', ({ params }) => on('portal', params.id)),
  audited(decideReview, 'review.decide', ({ params, body }) => ({
    ...on('portal', params.portalId),
    details: { decision: body.data.status },
  })),
  audited(decidePortalDraft, 'review.decide', ({ params, body }) => ({
    ...on('portal', params.id),
    details: { decision: body.data.decision },
  })),
  audited(decidePortals, 'review.decide', ({ body, reply }) =>
    onChanged(reply.data, { decision: body.data.status }),
  ),
  audited(tagPortals, 'portal.tag', ({ body, reply }) =>
    onChanged(reply.data, { change: body.data.change, tag: body.data.tag }),
  ),
  audited(deletePortals, 'portal.delete', ({ reply }) => onChanged(reply.data)),
  audited(restorePortals, 'portal.restore', ({ reply }) => onChanged(reply.data)),
  audited(dismissReports, 'report.resolve', ({ params }) => ({
    ...on('portal', params.portalId),
    details: { decision: 'dismissed' },
  })),
  audited(createTown, 'town.create', ({ reply }) => on('town', reply.data._id)),
  audited(updateTown, 'town.update', ({ params }) => on('town', params.id)),
  audited(deleteTown, 'town.delete', ({ params }) => on('town', params.id)),
  audited(changeTowns, 'town.update', ({ body: { data }, reply }) => ({
    details: { changed: changedIn(reply.data), isArchived: data.isArchived },
  })),
  audited(orderTowns, 'town.order', ({ body }) => ({ details: { count: body.data.ids.length } })),
  audited(createListing, 'listing.create', ({ reply }) => on('listing', reply.data._id)),
  audited(updateListing, 'listing.update', ({ params }) => on('listing', params.id)),
  audited(deleteListing, 'listing.delete', ({ params }) => on('listing', params.id)),
  audited(changeListings, 'listing.update', ({ body: { data }, reply }) => ({
    details: {
      changed: changedIn(reply.data),
      isArchived: data.isArchived,
      ...(data.town === undefined ? {} : { town: data.town ?? '' }),
    },
  })),
  audited(orderListings, 'listing.order', ({ body: { data } }) => ({
    details: { count: data.ids.length, town: data.town },
  })),
  audited(assignPortals, 'portal.assign', ({ body: { data }, reply }) => {
    const { ids: _ids, ...assignment } = data;
    return { details: { changed: changedIn(reply.data), ...assignment } };
  }),
  audited(setTag, 'tag.set', ({ params }) => on('tag', params.id)),
  audited(mergeTags, 'tag.merge', ({ body: { data }, reply }) => ({
    ...on('tag', data.from),
    details: { into: data.into, portals: reply.data.pages },
  })),
  audited(deleteTag, 'tag.delete', ({ params }) => on('tag', params.id)),
  audited(updateWebConfig, 'web-config.update', ({ body: { data } }) => ({
    // What was set of the settings that decide who sees the site and who may join it.
    details: {
      isPrivate: data.isPrivate,
      signUp: data.signUp ?? undefined,
      languages: data.languages ?? undefined,
      isIndexed: data.isIndexed ?? undefined,
      mcp: data.mcp ?? undefined,
      embedOrigins: data.embedOrigins ?? undefined,
    },
  })),
  audited(createWebPage, 'web-page.create', ({ reply }) => on('web-page', reply.data._id)),
  audited(updateWebPage, 'web-page.update', ({ params }) => on('web-page', params.id)),
  audited(deleteWebPage, 'web-page.delete', ({ params }) => on('web-page', params.id)),
  audited(replaceImage, 'image.replace', ({ params, body: { data }, reply }) => ({
    ...on('image', params.id),
    details: { by: data.by, records: reply.data.changed.length },
  })),
  audited(deleteImages, 'image.delete', ({ reply }) => ({ details: { changed: changedIn(reply.data) } })),
  audited(restoreImages, 'image.restore', ({ reply }) => ({ details: { changed: changedIn(reply.data) } })),
  audited(importRows, 'import', ({ body: { data }, reply }) => ({
    details: {
      kind: data.kind,
      dryRun: data.dryRun,
      saved: reply.data.rows.filter(({ result }) => result === 'created' || result === 'updated').length,
    },
  })),
  audited(publishPage, 'web-page.publish', ({ params }) => on('web-page', params.id)),
  audited(unpublishPage, 'web-page.unpublish', ({ params }) => on('web-page', params.id)),
  audited(startOverride, 'override.start', ({ body }) => ({
    details: { remote: body.data.remote, origin: body.data.origin },
  })),
  audited(endOverride, 'override.end'),
  audited(publishReleaseArchive, 'release.publish', ({ reply: { data } }) => ({
    ...on('release', `${data.name} ${data.version}`),
    details: { published: data.isPublished, live: data.isLive },
  })),
  audited(changeCanary, 'release.canary', ({ body }) => ({
    ...on('release-set', body.data.set),
    details: { percent: body.data.percent },
  })),
  audited(promoteCanary, 'release.promote', ({ body }) => on('release-set', body.data.set)),
  audited(stopCanary, 'release.roll-back', ({ body }) => on('release-set', body.data.set)),
  audited(rollBackRelease, 'release.roll-back', ({ body }) => on('release', body.data.name)),
]);

/**
 * Calls that are excluded here: some record themselves, because the person is known only afterwards, and the editing of
 * content has a history of its own.
 */
const NOT_AUDITED: ReadonlySet<string> = new Set([
  'login',
  'redeemCode',
  'passkeyOptions',
  'passkeyCreationOptions',
  'signInWithPasskey',
  'signUp',
  'savePageDraft',
  'savePortal',
  'publishPortalDraft',
  'discardPortalDraft',
  'schedulePortalDraft',
  'sharePortalDraft',
  'markPortalTranslations',
  'suggestPortalTranslations',
  'restorePortalVersion',
  'createWizardPortal',
  'updateWizardPortal',
  'uploadImage',
  'fetchImportImage',
  'deleteImage',
  'createCatalog',
  'updateCatalog',
  'deleteCatalog',
  'orderCatalogs',
  'createProduct',
  'createProducts',
  'updateProduct',
  'deleteProduct',
  'orderProducts',
  'search',
  'countHit',
  'countEvent',
  'rememberLanguage',
  'reportRelease',
  'reportCsp',
  'reportPortal',
]);

/** Every other changing call is recorded by its id, so that a new one cannot be forgotten. */
const CHANGING_CALLS: ReadonlyMap<string, Endpoint> = new Map(
  (endpoints as readonly Endpoint[])
    .filter(({ method, id }) => method !== 'GET' && !NOT_AUDITED.has(id))
    .map((call) => [keyOf(call), call]),
);

/** Records changes by signed-in people, and attempts that were refused. */
export const auditedCalls = fp(async (api: FastifyInstance, { audit }: { audit: AuditLog }) => {
  function record(request: FastifyRequest, outcome: 'done' | 'refused', reply?: unknown): void {
    const key = `${request.method} ${request.routeOptions.url}`;
    const call = CHANGING_CALLS.get(key);
    if (!call || !request.viewer) return;
    const known = AUDITED_CALLS.get(key);
    const { params, body } = request;
    const about =
      outcome === 'done' && known
        ? known.about({ params, body, reply } as Made<Endpoint>)
        : { details: { ...(params as Record<string, string>), ...(known ? {} : { call: call.id }) } };
    for (const one of [about].flat()) {
      const details = request.apiKeyId ? { ...one.details, key: request.apiKeyId } : one.details;
      audit.record({ event: known?.event ?? 'call', outcome, request, ...one, details });
    }
  }

  api.addHook('preSerialization', (request, reply, payload, done) => {
    if (reply.statusCode < 400) record(request, 'done', payload);
    done(null, payload);
  });
  api.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 403) record(request, 'refused');
    done();
  });
});
