import {
  markPortalTranslations,
  portalTranslations,
  suggestPortalTranslations,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { type Call, endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { markTranslations, suggestTranslations, translationsOf } from './portal-translations.service.ts';
import type { TranslationService } from './translation-service.ts';

/** Requests per person and minute: most services are paid by the character. */
const SUGGESTIONS_PER_MINUTE = 10;

interface PortalTranslationServices {
  config: Config;
  records: RecordStore;
  translationService: TranslationService | undefined;
}

/** The state of a page's translations; the texts are saved with the page or its draft. */
export async function portalTranslationRoutes(
  app: FastifyInstance,
  services: PortalTranslationServices,
): Promise<void> {
  const requestOf = ({
    params,
    query,
    provider,
    viewer,
  }: Pick<Call<typeof portalTranslations>, 'params' | 'query' | 'provider' | 'viewer'>) => ({
    provider: provider.id,
    id: params.id,
    editor: requireViewer(viewer),
    isDraft: query.draft === 'true',
  });

  endpoint(app, portalTranslations, async (call) => ok(await translationsOf(services, requestOf(call))));

  endpoint(
    app,
    markPortalTranslations,
    async (call) => ok(await markTranslations(services, { ...requestOf(call), marks: call.body.data })),
    { ...saveLimits(services.config).saves, needsViewer: true },
  );

  endpoint(
    app,
    suggestPortalTranslations,
    async (call) => ok(await suggestTranslations(services, { ...requestOf(call), wanted: call.body.data })),
    { perMinute: SUGGESTIONS_PER_MINUTE, isLimitPerPerson: true, needsViewer: true },
  );
}
