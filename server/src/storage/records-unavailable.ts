import { AppError } from '../kernel/app-error.ts';

/**
 * The records cannot be reached at the moment; callers get 503 and may try again. A write that ends like this may have
 * been committed all the same: anyone who repeats it says which revision it expects.
 */
export class RecordsUnavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('unavailable', 'The records cannot be reached at the moment: please try again shortly.');
  }
}
