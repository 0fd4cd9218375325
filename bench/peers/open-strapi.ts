import path from 'node:path';
import { openInstalledPeer, type Peer } from './installed-peer.ts';

/**
 * The app in `strapi/`: Strapi 5 with SQLite, 2,000 published places and an index for their sort order, without admin
 * pages; a text in four languages is one JSON field. Its SQLite driver is downloaded from GitHub, or else compiled,
 * which requires a C++ compiler, Python and Node's headers (npm's setting `nodedir` if they cannot be downloaded).
 */
export const openStrapi = (): Promise<Peer> =>
  openInstalledPeer({
    folder: 'strapi',
    env: { STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true' },
    program: path.join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'),
    health: '/_health',
  });
