import type { Language } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/platform';

/** For a control whose words are in a language that need not be the page's: spelling, voice and direction follow. [T-30] */
export const wordsProps = (language: Language) => ({ lang: language, dir: directionOf(language) }) as const;
