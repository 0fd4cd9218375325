import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/app-error.ts';

/** A custom header: forms and links cannot send it, and cross-origin scripts would need CORS. */
export const OWN_PAGE_HEADER = 'x-portico-page';

/** Accepts only requests that scripts of this origin send (CSRF protection). Throws 'forbidden'. */
export function requireSameOrigin({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const isOwn =
    headers[OWN_PAGE_HEADER] !== undefined &&
    (site === undefined || site === 'same-origin') &&
    (headers.origin === undefined || hostOf(headers.origin) === host);
  if (!isOwn) throw new AppError('forbidden', 'Only a page of this site may send this request.');
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
