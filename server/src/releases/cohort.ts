import { randomInt } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { ReleaseSet, Rollout } from '@portico/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Assigns a visitor to the same cohort while the canary's share grows: a number from 0 to 99, no personal data. */
export const COHORT_COOKIE = 'portico_cohort';
const COHORTS = 100;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The visitor's cohort, 0 to 99; undefined without the cookie, as for crawlers and first visits. */
export function cohortOf({ cookies }: Pick<FastifyRequest, 'cookies'>): number | undefined {
  const value = cookies[COHORT_COOKIE];
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

/** The visitor's release set: the candidate for cohorts below its percentage, so a growing share keeps its visitors. */
export function releaseSetFor({ stable, candidate }: Rollout, cohort: number | undefined): ReleaseSet {
  return candidate && cohort !== undefined && cohort < candidate.percent ? candidate.set : stable;
}

/** Sets the cohort cookie while a canary runs; it takes effect with the next request. */
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
