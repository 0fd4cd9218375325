import type { Language, ReleaseSet } from '@portico/shared/contracts';

/** A page, by all that it follows from besides its provider's content. */
export const pageName = (address: string, language: Language, { id }: ReleaseSet): string =>
  `${address} ${language} ${id}`;
