import { provideMessages } from '@portico/shared/platform';

/** Loading message of the 404 page; its text is the shell's. */
export const NOT_FOUND = 'Looking for this page';

export const provideNotFound = (): Promise<void> =>
  provideMessages('shell', async () => ({ default: { notFound: { wait: NOT_FOUND } } }), ['en', 'th']);
