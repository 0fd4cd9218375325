/** All that travels between browser, server and stores. Import types freely; schemas only where something is parsed. */
export * from './calls.ts';
export * from './card.ts';
export * from './catalog.ts';
export * from './constants.ts';
export * from './discovery.ts';
export * from './endpoint.ts';
export * from './localized.ts';
export * from './location-lookup.ts';
export * from './portal.ts';
export * from './release.ts';
export * from './render.ts';
export * from './rollout.ts';
export * from './search.ts';
export * from './user.ts';
export * from './web-config.ts';
export * from './web-page.ts';
