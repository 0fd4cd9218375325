import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { notFound } from '../kernel/app-error.ts';
import type { Provider, Providers } from '../providers/providers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the request's host. */
    provider: Provider;
  }
  interface FastifyContextConfig {
    /** Answers on every host, also where no site is. */
    anyHost?: boolean;
  }
}

/** Ties each request to the provider of its host; an unknown host has no site, and so nothing to find. [APP-01] */
export const currentProvider = fp(async (app: FastifyInstance, { providers }: { providers: Providers }) => {
  app.decorateRequest('provider');
  app.addHook('onRequest', (request, _reply, done) => {
    const provider = providers.byHost(request.host);
    if (provider) request.provider = provider;
    const isRefused = !provider && !request.routeOptions.config.anyHost;
    done(isRefused ? notFound('This site') : undefined);
  });
});
