import path from 'node:path';
import { openInstalledPeer, type Peer } from './installed-peer.ts';

/** The app of `next/`: 24 cards, a page for each, lists and items as JSON, all made when it is built. */
export const openNext = (): Promise<Peer> =>
  openInstalledPeer({
    folder: 'next',
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    program: path.join('node_modules', 'next', 'dist', 'bin', 'next'),
    isBuilt: true,
    health: '/',
  });
