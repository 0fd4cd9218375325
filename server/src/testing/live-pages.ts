import type { PageDeclaration } from '@portico/shared/contracts';
import type { LiveRelease } from '../render/live-release.ts';
import type { PageRenderer } from '../render/page-renderer.ts';

/** Declarations of the live remotes. */
export type LiveRoutes = readonly (PageDeclaration & { path: string })[];

/** A renderer that knows the routes of a live release set, and renders nothing. Other routes are another set. */
export const livePages = (read: () => LiveRoutes = () => []): Pick<PageRenderer, 'rollout' | 'release'> => ({
  rollout: async () => ({ stable: { id: JSON.stringify(read()), packages: {} }, pins: {} }),
  release: async () =>
    ({ descriptors: [{ routes: Object.fromEntries(read().entries()) }] }) as unknown as LiveRelease,
});
