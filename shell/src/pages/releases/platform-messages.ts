import type { LoadMessages } from '@portico/shared/platform';

export const loadPlatformMessages: LoadMessages = (language) =>
  import(/* webpackChunkName: "platform-[request]" */ `./locales/${language}.json`);
