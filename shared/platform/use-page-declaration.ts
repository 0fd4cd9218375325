import type { PageDeclaration } from '../contracts/page-declaration.ts';
import { useMatches } from './router.ts';

/**
 * What the route of the shown page declares in `remote.ts`; undefined where the shell's routes do not say it, such as
 * on its 404 page and in other hosts. Treat its query keys as unknown then.
 */
export const usePageDeclaration = (): PageDeclaration | undefined =>
  (useMatches().at(-1)?.handle as { page?: PageDeclaration } | undefined)?.page;
