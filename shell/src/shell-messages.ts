import type { LoadMessages } from '@portico/shared/platform';

export const loadShellMessages: LoadMessages = (language) =>
  import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`);
