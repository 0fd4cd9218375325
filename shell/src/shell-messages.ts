import type { LoadMessages } from '@portico/shared/platform';

/** The frame's own words. */
export const loadShellMessages: LoadMessages = (language) =>
  import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`);
