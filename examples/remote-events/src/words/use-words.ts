import { type Text, useText } from '@portico/shared/platform';

/** The words of this remote, and of the content. */
export const useWords = (): Text => useText('remote-events');
