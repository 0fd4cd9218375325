import type { FastifyInstance } from 'fastify';
import type { SmokeSite } from './releases/gates/smoke-site.ts';
import type { ReleaseToPublish } from './releases/publish-release.ts';
import { anonymousCalls } from './render/anonymous-calls.ts';
import type { Services } from './services.ts';
import { sitePages } from './site-map/site-pages.ts';

type SmokeServices = Pick<Services, 'config' | 'records' | 'internalKey'>;

/** The content of a provider's host as the gates read it: as an anonymous visitor. */
export const smokeSiteOf = (
  app: FastifyInstance,
  services: SmokeServices,
  { provider, host }: { provider: string; host: string },
): SmokeSite => ({
  origin: `http://${host}`,
  settings: services.config.pageSettings,
  publicPaths: async function* () {
    // A route without parameters needs no page of the site to be tested with.
    for await (const { path } of sitePages(services, { provider, ownPaths: [] })) yield path;
  },
  callApi: anonymousCalls(app, services.internalKey),
});

/** Runs the gates on the running site. Their code is loaded on the first use. */
export const createSiteGates =
  (app: FastifyInstance, services: SmokeServices & Pick<Services, 'releases'>) =>
  (at: { provider: string; host: string }): ReleaseToPublish['check'] =>
  async (input) => {
    const { checkRelease } = await import('./releases/gates/check-release.ts');
    const { releases } = services;
    return checkRelease({ ...input, releases, site: smokeSiteOf(app, services, at) });
  };
