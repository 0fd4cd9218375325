import { isApiError } from '@portico/shared/api';

/**
 * HTTP status of a page whose data failed to load: 404 if the API refused the request, as for a malformed id; 503 if it
 * failed. [OPEN-43]
 */
export const failedStatus = (error: unknown): { status: number } => ({
  status: isApiError(error) && error.kind === 'status' && error.status < 500 ? 404 : 503,
});
