/** The one cache of server data, and the endpoints that two or more remotes use. */
export * from './api-error.ts';
export * from './base-api.ts';
export type { ReplyMeta } from './base-query.ts';
export * from './change-language.ts';
export * from './changed-meanwhile.ts';
export * from './grants.ts';
export * from './list-pages.ts';
export * from './localize-refusal.ts';
export * from './one-language.ts';
export * from './passcode.api.ts';
export * from './portal.api.ts';
export * from './privacy.api.ts';
export type { LocalizedDetail } from './refused-field-messages.ts';
export * from './select-data.ts';
export * from './session.api.ts';
export * from './site.api.ts';
export * from './social-session.ts';
