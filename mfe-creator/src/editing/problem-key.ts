import { VALIDATION_MESSAGES } from '@portico/shared/contracts';

/**
 * The name of a problem for its message `validation.{key}`. Those of the contract have its own words in English; those
 * that only editors find are named by their key already.
 */
export const problemKey = (message: string): string =>
  Object.entries(VALIDATION_MESSAGES).find(([, word]) => word === message)?.[0] ?? message;
