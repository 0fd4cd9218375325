import type { ApiError } from '@portico/shared/api';

/** Why signing in failed, by what the user can do. */
export type LoginFailure = 'wrong-credentials' | 'forbidden' | 'too-many-tries' | 'offline' | 'server';

/** Only a response that refuses the credentials blames the input. [ERR-01] */
export function loginFailure(error: ApiError): LoginFailure {
  if (error.kind !== 'status') return error.kind === 'offline' ? 'offline' : 'server';
  if (error.status === 429) return 'too-many-tries';
  if (error.status === 403) return 'forbidden';
  return error.status >= 500 ? 'server' : 'wrong-credentials';
}
