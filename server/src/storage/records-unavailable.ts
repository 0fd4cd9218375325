import { AppError } from '../kernel/app-error.ts';

/**
 * The records cannot be reached; callers get 503 and may retry. The write may have been committed, so a retry must pass
 * the expected revision.
 */
export class RecordsUnavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('unavailable', 'The records cannot be reached at the moment: please try again shortly.');
  }
}
