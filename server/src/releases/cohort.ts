import { randomInt } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { ReleaseSet, Rollout } from '@portico/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Keeps a visitor in one place while shares grow: 0 to 99, and nothing of the person. */
export const COHORT_COOKIE = 'portico_cohort';
const COHORTS = 100;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The visitor's number, 0 to 99; undefined for anyone who has none (yet), crawlers among them. */
export function cohortOf({ cookies }: Pick<FastifyRequest, 'cookies'>): number | undefined {
  const value = cookies[COHORT_COOKIE];
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

/** The set that this visitor gets: the candidate below its percentage, so that a growing share keeps whom it had. */
export function releaseSetFor({ stable, candidate }: Rollout, cohort: number | undefined): ReleaseSet {
  return candidate && cohort !== undefined && cohort < candidate.percent ? candidate.set : stable;
}

/** Gives a visitor a number while there is something to divide by it; it counts from the next request on. */
export function rememberCohort(rollout: Rollout, request: FastifyRequest, reply: FastifyReply): void {
  if (!rollout.candidate || cohortOf(request) !== undefined) return;
  reply.setCookie(COHORT_COOKIE, String(randomInt(COHORTS)), {
    path: '/',
    httpOnly: true,
    secure: request.protocol === 'https',
    sameSite: 'lax',
    maxAge: YEAR_SECONDS,
  });
}
