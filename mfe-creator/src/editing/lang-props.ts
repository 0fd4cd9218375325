import type { Language } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';

/** Attributes of a control whose text may be in another language than the page. [T-30] */
export const langProps = (language: Language) => ({ lang: language, dir: directionOf(language) }) as const;
