import type { LoadMessages } from '@portico/shared/platform';

/** Words of what only admins and developers see: no visitor downloads them. */
export const PLATFORM_NAMESPACE = 'shell-platform';

export const loadPlatformMessages: LoadMessages = (language) =>
  import(/* webpackChunkName: "platform-[request]" */ `../../platform/locales/${language}.json`);
