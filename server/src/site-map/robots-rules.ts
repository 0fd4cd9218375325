import type { PageDeclaration } from '@portico/shared/contracts';
import { isPersonalRoute } from '../render/live-routes.ts';

type Route = Pick<PageDeclaration, 'personal' | 'role'> & { path: string };

/** Calls are no pages. */
const CALLS = '/api/';

/**
 * The rules of robots.txt (RFC 9309) that close calls and the pages of one person. A rule covers every path that begins
 * with it, and the longest rule decides, so a public page below a personal one has its own.
 */
export function robotsRules(routes: readonly Route[]): string[] {
  const personal = patternsOf(routes.filter(isPersonalRoute));
  const allowed = patternsOf(routes.filter((route) => !isPersonalRoute(route))).filter((pattern) =>
    personal.some((rule) => covers(rule, pattern)),
  );
  const closed = personal.filter(
    (pattern) =>
      allowed.some((rule) => covers(rule, pattern)) ||
      !personal.some((rule) => rule !== pattern && covers(rule, pattern)),
  );
  return [
    ...[CALLS, ...closed].map((pattern) => `Disallow: ${pattern}`),
    ...allowed.map((pattern) => `Allow: ${pattern}`),
  ];
}

/** Route paths as patterns of robots.txt, in which `*` is any text and `$` the end; sorted, each once. */
const patternsOf = (routes: readonly Route[]): string[] =>
  [...new Set(routes.map(({ path }) => patternOf(path)))].toSorted();

const patternOf = (path: string): string =>
  // Every path begins with that of the home page.
  path === '/'
    ? '/$'
    : path
        // A rest, or an optional segment.
        .replace(/\/(?:\*|[^/]+\?)(?=\/|$)/g, '*')
        .replace(/:[^/]+/g, '*')
        .replace(/\*+$/, '');

/** Whether a rule covers every path of a pattern. */
const covers = (rule: string, pattern: string): boolean =>
  new RegExp(`^${rule.replaceAll(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(pattern);
