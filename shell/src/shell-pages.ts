import type { RemoteModule } from '@portico/shared/platform';

/** The shell's own pages, declared like those of remotes; the build reads them without loading a page. */
export const shellPages = {
  /** Where the releases were before they became a page of the console. */
  releases: {
    path: '/platform/releases',
    personal: true,
    load: () =>
      import(/* webpackChunkName: "route-releases" */ './pages/moved-releases/moved-releases.route.tsx'),
  },
} satisfies RemoteModule['routes'];
