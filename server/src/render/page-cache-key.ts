import type { Language, ReleaseSet } from '@portico/shared/contracts';

/** Cache key of a page: URL, language, release set. */
export const pageCacheKey = (address: string, language: Language, { id }: ReleaseSet): string =>
  `${address} ${language} ${id}`;
