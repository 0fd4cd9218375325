import { RevisionConflict } from './revision-conflict.ts';

/** More writers of one record at once than a server sees. */
const MAX_TRIES = 100;

/**
 * Runs what reads records and then writes them; again, from its reading on, when someone else wrote in between. The
 * attempt must do nothing else that lasts.
 */
export async function retryOnConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RevisionConflict) || tries === MAX_TRIES) throw error;
    }
  }
}
