import type { Language } from '@portico/shared/contracts';
import { type LoadMessages, provideMessages } from '@portico/shared/platform';

const loadFiguresMessages: LoadMessages = (language) =>
  import(/* webpackChunkName: "figures-[request]" */ `./locales/${language}.json`);

/** Loads the messages of the figures, which few visits of an editor need, in the page's language. */
export const provideFiguresMessages = (): Promise<void> =>
  provideMessages('mfe-creator-figures', loadFiguresMessages, [document.documentElement.lang as Language]);
