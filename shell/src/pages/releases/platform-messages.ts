import type { LoadMessages } from '@portico/shared/platform';

/** Messages of the releases page. Only admins and developers download them. */
export const PLATFORM_NAMESPACE = 'shell-platform';

export const loadPlatformMessages: LoadMessages = (language) =>
  import(/* webpackChunkName: "platform-[request]" */ `./locales/${language}.json`);
