/** Event names; `portico audit --event` filters by the whole name or the part before the dot. */
export const AUDIT_EVENTS = [
  'sign-in',
  'sign-out',
  'sign-up',
  'passcode',
  'session.hand-off',
  'user.password',
  'user.recover',
  'user.email',
  'user.invite',
  'user.roles',
  'user.disable',
  'user.enable',
  'user.review',
  /** Requested the deletion of the own account, or cancelled it. */
  'user.leave',
  'user.stay',
  'user.profile',
  'user.sessions',
  'user.second-factor',
  'key.create',
  'key.revoke',
  'webhook.create',
  'webhook.change',
  'webhook.delete',
  /** Every delivery failed for a day. */
  'webhook.disable',
  'webhook.replay',
  'user.export',
  'user.erase',
  'editor.invite',
  'editor.accept',
  'editor.decline',
  'editor.remove',
  'editor.hand-over',
  'review.decide',
  'review.submit',
  'portal.delete',
  'portal.restore',
  'portal.assign',
  'portal.tag',
  'town.create',
  'town.update',
  'town.delete',
  'town.order',
  'listing.create',
  'listing.update',
  'listing.delete',
  'listing.order',
  'tag.set',
  'tag.delete',
  'tag.merge',
  'web-config.update',
  'web-page.create',
  'web-page.update',
  'web-page.delete',
  'web-page.publish',
  'web-page.unpublish',
  'image.replace',
  'image.delete',
  'image.restore',
  'report.create',
  'report.resolve',
  /** Rows of a table were saved. */
  'import',
  'undo-import',
  'override.start',
  'override.end',
  'operator',
  'release.publish',
  'release.canary',
  'release.promote',
  /** By a person, or automatic for a canary that fails. */
  'release.roll-back',
  /** A scheduled backup that failed. */
  'backup',
  /** A job has deleted content or personal data for good; the actor is the job. */
  'clean-up',
  /** Demo content and accounts were added to an empty store. */
  'seed',
  /** Any other call that changes something; the details name it. */
  'call',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/**
 * `failed`: a wrong secret, or an error of the server; `locked-out`: not checked after too many failures; `refused`:
 * not allowed.
 */
export const AUDIT_OUTCOMES = ['done', 'failed', 'locked-out', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
