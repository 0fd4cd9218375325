import { socialFailure } from '@portico/shared/domain';
import { AppError } from '../../../kernel/app-error.ts';

/** An error of the error catalogue. [ERR-02, ERR-03, ERR-04, ERR-06] */
export function socialError(cause: string, message: string): AppError {
  const { code, reason } = socialFailure(cause, message);
  return new AppError(code, reason);
}
