import { isApiError } from './api-error.ts';

/** Someone else's change that a save would have undone: their name, where it is known, and when (ISO time). [T-49] */
export interface ChangedMeanwhile {
  by?: string | undefined;
  at: string;
}

/** What a failed save says of someone else's change; undefined when it failed for another reason. */
export function changedMeanwhile(error: unknown): ChangedMeanwhile | undefined {
  return isApiError(error) && error.kind === 'status' && error.code === 'conflict'
    ? error.conflict
    : undefined;
}
