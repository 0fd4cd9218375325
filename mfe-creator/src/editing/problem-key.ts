import { VALIDATION_MESSAGES } from '@portico/shared/contracts';

/**
 * The message key `validation.{key}` of a problem. The contract names its problems by English sentences, editors by
 * their keys.
 */
export const problemKey = (message: string): string =>
  Object.entries(VALIDATION_MESSAGES).find(([, word]) => word === message)?.[0] ?? message;
