import { countHit } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { networkOf } from '../../security/network.ts';
import type { Services } from '../../services.ts';
import { createHitCounter } from './hit-counter.ts';
import { isSameVisit, VISIT_COOKIE, visitMark } from './visit.ts';
import { createVisitBudget } from './visit-budget.ts';

/** Counts a visit once per browser session; whatever counts no more is still told the number. [API-17, T-17] */
export async function hitsRoutes(app: FastifyInstance, { records, now }: Services): Promise<void> {
  const counter = createHitCounter(records, {
    onError: (err) => app.log.error({ err }, 'hits were not written'),
  });
  const budget = createVisitBudget(now);
  app.addHook('onClose', () => counter.flush());

  endpoint(app, countHit, async ({ provider, request, reply }) => {
    const isNew = !isSameVisit(request.cookies[VISIT_COOKIE], now());
    if (isNew && !request.isInternal && budget.take(`${provider.id}/${networkOf(request.ip)}`)) {
      counter.count(provider.id);
      // Without an age it ends with the browser session.
      reply.setCookie(VISIT_COOKIE, visitMark(now()), {
        path: countHit.path,
        httpOnly: true,
        sameSite: 'lax',
      });
    }
    return { data: { value: await counter.value(provider.id) } };
  });
}
