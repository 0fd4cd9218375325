import { RevisionConflict } from './revision-conflict.ts';

/** More than any realistic number of concurrent writers of one record. */
const MAX_ATTEMPTS = 100;

/** Retries a read-modify-write on RevisionConflict. The callback must have no other side effects. */
export async function retryOnConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RevisionConflict) || attempts === MAX_ATTEMPTS) throw error;
    }
  }
}
