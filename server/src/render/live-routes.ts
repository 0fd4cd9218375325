import type { PageDeclaration } from '@portico/shared/contracts';
import type { PageRenderer } from './page-renderer.ts';

type LiveRoute = PageDeclaration & { path: string };

/** Routes of the stable release set: robots, the sitemap and the figures are the same for all visitors. */
export async function liveRoutes(
  renderer: Pick<PageRenderer, 'rollout' | 'release'>,
): Promise<readonly LiveRoute[]> {
  const { stable } = await renderer.rollout();
  const { descriptors } = await renderer.release(stable);
  return descriptors.flatMap(({ routes }) => Object.values(routes));
}

/** Whether a page belongs to one person or to a role. */
export const isPersonalRoute = ({ personal, role }: Pick<LiveRoute, 'personal' | 'role'>): boolean =>
  personal === true || role !== undefined;

/** The routes of pages for everyone with one address: their path has no parameter, rest or optional segment. */
export const fixedPublicRoutes = (routes: readonly LiveRoute[]): readonly LiveRoute[] =>
  routes.filter((route) => !isPersonalRoute(route) && !/[:*?]/.test(route.path));
