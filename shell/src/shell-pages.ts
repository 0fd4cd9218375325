import type { RemoteModule } from '@portico/shared/platform';

const moved = () => import(/* webpackChunkName: "route-moved" */ './pages/moved/moved.route.tsx');

/** The shell's own pages, declared like those of remotes; the build reads them without loading a page. */
export const shellPages = {
  /** Addresses of `MOVED_ADDRESSES`. */
  releases: { path: '/platform/releases', personal: true, load: moved },
  review: { path: '/creator/review', personal: true, load: moved },
} satisfies RemoteModule['routes'];
