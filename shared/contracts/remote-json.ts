import { z } from 'zod';
import { descriptorSchema } from './release.ts';

const { name, version, entry, routes, slots, web } = descriptorSchema.shape;

/**
 * What the shell reads of a remote's `remote.json` at an origin that a person chose for themselves: a release's
 * descriptor, or what a server that develops the remote says instead. Hashes may be left out there.
 */
export const remoteJsonSchema = z.object({
  name,
  version,
  kind: z.literal('remote'),
  entry,
  routes,
  slots,
  web: web.default({}),
  /** Path at which that origin tells that the remote has changed, as server-sent events. */
  changes: z.string().startsWith('/').optional(),
});
export type RemoteJson = z.infer<typeof remoteJsonSchema>;
