import type { LoadMessages } from '@portico/shared/platform';

export const loadOverrideMessages: LoadMessages = (language) =>
  import(/* webpackChunkName: "override-[request]" */ `./locales/${language}.json`);
