/** One instance in the page: session, language, store, router, messages, slots, and what a remote is. */
export * from './consent.ts';
export * from './language.ts';
export * from './load-once.ts';
export * from './messages.ts';
export * from './notices.ts';
export * from './page-settings.ts';
export * from './private-storage.ts';
export * from './redux.ts';
export * from './release-watch.ts';
export * from './remote-contract.ts';
export * from './router.ts';
export * from './Slot.tsx';
export * from './session.ts';
export * from './slots.ts';
export * from './store.ts';
export * from './text.tsx';
export * from './visitor-location.ts';
