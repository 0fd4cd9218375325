import {
  exportRows,
  fetchImportImage,
  importMappings,
  importRows,
  importRuns,
  saveImportMapping,
  takeBackImport,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requestedOrigin } from '../../plugins/requested-url.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { PortalStores } from '../portals/portal.service.ts';
import { exportTable } from './export.service.ts';
import { importTable } from './import.service.ts';
import { createImportImages, type ImportImageStores } from './import-images.ts';
import { readImportMappings, rememberImportMapping } from './import-mappings.ts';
import { listImports, takeBack } from './import-runs.ts';

/** Per person: of a hundred rows each. */
const IMPORTS_PER_MINUTE = 120;
const EXPORTS_PER_MINUTE = 600;
const MAPPINGS_PER_MINUTE = 60;
/** Per person, as uploads. */
const IMAGES_PER_MINUTE = 60;
/** Bytes of a hundred rows. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** Routes of tables that are imported and exported. */
export async function consoleImportRoutes(
  app: FastifyInstance,
  services: PortalStores & ImportImageStores,
): Promise<void> {
  const importImages = createImportImages(services);

  endpoint(
    app,
    importRows,
    async ({ body: { data }, provider, viewer }) => {
      const admin = requireRole(viewer, 'admin');
      return ok({ rows: await importTable(services, { provider: provider.id, admin, ...data }) });
    },
    {
      perMinute: IMPORTS_PER_MINUTE,
      isLimitPerPerson: true,
      isSave: true,
      bodyLimit: BODY_LIMIT,
      needsViewer: true,
    },
  );

  endpoint(app, importRuns, async ({ provider, viewer }) => {
    requireRole(viewer, 'admin');
    return ok(await listImports(services.records, provider.id));
  });

  endpoint(
    app,
    takeBackImport,
    async ({ params: { run }, provider, viewer }) =>
      ok(await takeBack(services, { provider: provider.id, run, admin: requireRole(viewer, 'admin') })),
    { perMinute: IMPORTS_PER_MINUTE, isLimitPerPerson: true, isSave: true, needsViewer: true },
  );

  endpoint(app, importMappings, async ({ provider, viewer }) => {
    requireRole(viewer, 'admin');
    return ok(await readImportMappings(services.records, provider.id));
  });

  endpoint(
    app,
    saveImportMapping,
    async ({ params: { kind }, body: { data }, provider, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await rememberImportMapping(services.records, { provider: provider.id, kind, ...data }));
    },
    { perMinute: MAPPINGS_PER_MINUTE, isLimitPerPerson: true, isSave: true },
  );

  endpoint(
    app,
    fetchImportImage,
    async ({ body: { data }, provider, viewer, request }) => {
      const by = requireRole(viewer, 'admin').uid;
      const userAgent = `Portico-import (+https://${request.host}/)`;
      return ok({ id: await importImages.fetch({ provider: provider.id, by, ...data, userAgent }) });
    },
    { perMinute: IMAGES_PER_MINUTE, isLimitPerPerson: true },
  );

  endpoint(
    app,
    exportRows,
    async ({ query: { kind, after }, provider, viewer, request }) => {
      requireRole(viewer, 'admin');
      const origin = requestedOrigin(request);
      return ok(await exportTable(services.records, { provider: provider.id, kind, after, origin }));
    },
    { perMinute: EXPORTS_PER_MINUTE, isLimitPerPerson: true },
  );
}
