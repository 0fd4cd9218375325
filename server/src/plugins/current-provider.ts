import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { notFound } from '../kernel/app-error.ts';
import type { Provider, Providers } from '../providers/providers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The provider of the request's host. */
    provider: Provider;
  }
  interface FastifyContextConfig {
    /** The route responds on every host, also on one without a site. */
    anyHost?: boolean;
  }
}

/** Binds each request to the provider of its host; an unknown host gets 404. [APP-01] */
export const currentProvider = fp(async (app: FastifyInstance, { providers }: { providers: Providers }) => {
  app.decorateRequest('provider');
  app.addHook('onRequest', (request, _reply, done) => {
    const provider = providers.byHost(request.host);
    if (provider) request.provider = provider;
    const isRefused = !provider && !request.routeOptions.config.anyHost;
    done(isRefused ? notFound('This site') : undefined);
  });
});
