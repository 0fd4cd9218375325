import path from 'node:path';
import { openInstalledPeer, type Peer } from './installed-peer.ts';

/** The app in `next/`: 24 cards, a page for each, lists and items as JSON, all generated at build time. */
export const openNext = (): Promise<Peer> =>
  openInstalledPeer({
    folder: 'next',
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    program: path.join('node_modules', 'next', 'dist', 'bin', 'next'),
    isBuilt: true,
    health: '/',
  });
