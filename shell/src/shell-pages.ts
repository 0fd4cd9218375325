import type { RemoteModule } from '@portico/shared/platform';

/** The shell's own pages, declared like those of remotes; the build reads them without loading a page. */
export const shellPages = {
  // The addresses of `MOVED_ADDRESSES`.
  releases: {
    path: '/platform/releases',
    personal: true,
    load: () => import(/* webpackChunkName: "route-releases" */ './pages/moved/moved.route.tsx'),
  },
  review: {
    path: '/creator/review',
    personal: true,
    load: () => import(/* webpackChunkName: "route-review" */ './pages/moved/moved.route.tsx'),
  },
} satisfies RemoteModule['routes'];
