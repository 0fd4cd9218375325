/** Pure product rules on the contract types. */
export * from './distance.ts';
export * from './localized.ts';
export * from './portal-search-address.ts';
export * from './search-body.ts';
