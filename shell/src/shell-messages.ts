import type { LoadMessages } from '@portico/shared/platform';

/** Messages of the shell. */
export const loadShellMessages: LoadMessages = (language) =>
  import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`);
