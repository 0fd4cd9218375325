import path from 'node:path';
import { openInstalledPeer, type Peer } from './installed-peer.ts';

/**
 * The app of `strapi/`: Strapi 5 with SQLite and 2,000 published places of one kind that anyone may read, which it
 * writes at its first start, with an index by the date that they are sorted by (without it the query takes 11 ms
 * instead of 0.2); its admin's pages are left out. What is said in four languages is one JSON field, where its own
 * translations would be a row each. Its driver of SQLite comes as a binary from GitHub, or is compiled where that is out
 * of reach, which takes a C++ compiler, Python and Node's headers (npm's setting `nodedir` says where they are, when
 * they cannot be fetched either).
 */
export const openStrapi = (): Promise<Peer> =>
  openInstalledPeer({
    folder: 'strapi',
    env: { STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true' },
    program: path.join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'),
    health: '/_health',
  });
