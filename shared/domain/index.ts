/** Pure product rules on the contract types. */
export * from './localized.ts';
