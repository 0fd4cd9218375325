import { provideMessages } from '@portico/shared/platform';

/** What the page for every unknown address says while it looks; its words are the shell's. */
export const NOT_FOUND = 'Looking for this page';

export const provideNotFound = (): Promise<void> =>
  provideMessages('shell', async () => ({ default: { notFound: { wait: NOT_FOUND } } }), ['en', 'th']);
