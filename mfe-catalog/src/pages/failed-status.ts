import { isApiError } from '@portico/shared/api';

/**
 * The HTTP status of a page whose data did not come: 404 where the API refused the request, as for an id with other
 * letters; 503 where it failed. [OPEN-43]
 */
export const failedStatus = (error: unknown): { status: number } => ({
  status: isApiError(error) && error.kind === 'status' && error.status < 500 ? 404 : 503,
});
