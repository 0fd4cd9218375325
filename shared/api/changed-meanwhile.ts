import { isApiError } from './api-error.ts';

/** Another person's change that this save would overwrite: their name, if known, and when (ISO time). [T-49] */
export interface ChangedMeanwhile {
  by?: string | undefined;
  at: string;
}

/** The conflict of a failed save; undefined if it failed for another reason. */
export function changedMeanwhile(error: unknown): ChangedMeanwhile | undefined {
  return isApiError(error) && error.kind === 'status' && error.code === 'conflict'
    ? error.conflict
    : undefined;
}
