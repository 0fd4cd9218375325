import { type Text, useText } from '@portico/shared/platform';

/** This remote's messages, and localization of content. */
export const useMessages = (): Text => useText('remote-vite');
