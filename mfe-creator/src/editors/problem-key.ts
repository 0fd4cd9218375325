import { VALIDATION_WORDS } from '@portico/shared/contracts';

/** Problems that only editors find, beside those of VALIDATION_WORDS. */
export type EditorProblem = 'address' | 'picture' | 'expDate' | 'time' | 'date' | 'name';

/** The name of a problem for its message `validation.{key}`; the English one is the contract's own word. */
export const problemKey = (message: string): string =>
  Object.entries(VALIDATION_WORDS).find(([, word]) => word === message)?.[0] ?? message;
