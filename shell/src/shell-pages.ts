import type { RemoteModule } from '@portico/shared/platform';

/** The shell's own pages, declared as remotes declare theirs; read by the build without loading a page. */
export const shellPages = {
  /** The shell's, because it has to be there when a remote is not: its code comes when an admin opens it. */
  releases: {
    path: '/platform/releases',
    personal: true,
    load: async () => {
      const { loadReleasesPage } = await import(
        /* webpackChunkName: "route-releases" */ './pages/releases/load-releases-page.ts'
      );
      return loadReleasesPage();
    },
  },
} satisfies RemoteModule['routes'];
