/**
 * Types and schemas of all data between browser, server and stores. Import schemas only where data is parsed, types
 * anywhere.
 */
export * from './audit.ts';
export * from './calls.ts';
export * from './card.ts';
export * from './catalog.ts';
export * from './coded-check.ts';
export * from './constants.ts';
export * from './detail-codes.ts';
export * from './discovery.ts';
export * from './endpoint.ts';
export * from './key-scopes.ts';
export * from './localized.ts';
export * from './location-lookup.ts';
export * from './page-declaration.ts';
export * from './page-parts.ts';
export * from './page-settings.ts';
export * from './passkeys.ts';
export * from './portal.ts';
export * from './portal-draft.ts';
export * from './portal-version.ts';
export * from './quota.ts';
export * from './release.ts';
export * from './remote-json.ts';
export * from './remote-loading.ts';
export * from './render.ts';
export * from './rich-html.ts';
export * from './rollout.ts';
export * from './search.ts';
export * from './tag.ts';
export * from './user.ts';
export * from './web-config.ts';
export * from './web-page.ts';
export * from './webhook.ts';
