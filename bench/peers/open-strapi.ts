import path from 'node:path';
import { openInstalledPeer, type Peer } from './installed-peer.ts';

/**
 * The app in `strapi/`: Strapi 5 with SQLite and 2,000 published places, which it writes at its first start, with an
 * index for their sort order; without its admin pages. A text in four languages is one JSON field, where Strapi's own
 * translations would be rows. Its SQLite driver is downloaded from GitHub, or else compiled, which requires a C++
 * compiler, Python and Node's headers (npm's setting `nodedir` if they cannot be downloaded).
 */
export const openStrapi = (): Promise<Peer> =>
  openInstalledPeer({
    folder: 'strapi',
    env: { STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true' },
    program: path.join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'),
    health: '/_health',
  });
