import { type Text, useText } from '@portico/shared/platform';

/** This remote's messages, and localisation of content. */
export const useMessages = (): Text => useText('mfe-console');
