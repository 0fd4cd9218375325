import { z } from 'zod';
import { descriptorSchema } from './release.ts';

const { name, version, entry, routes, slots, web } = descriptorSchema.shape;

/**
 * `remote.json` of an override's origin: a release's descriptor, or the response of a development server, which may
 * leave out hashes.
 */
export const remoteJsonSchema = z.object({
  name,
  version,
  kind: z.literal('remote'),
  entry,
  routes,
  slots,
  web: web.default({}),
  /** Path of the server-sent events that report changes of the remote. */
  changes: z.string().startsWith('/').optional(),
});
export type RemoteJson = z.infer<typeof remoteJsonSchema>;
