import type { LoadMessages } from '@portico/shared/platform';

/** Messages of the bar of an overridden page; only admins who chose one download them. */
export const OVERRIDE_NAMESPACE = 'shell-override';

export const loadOverrideMessages: LoadMessages = (language) =>
  import(/* webpackChunkName: "override-[request]" */ `./locales/${language}.json`);
