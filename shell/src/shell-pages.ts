import type { RemoteModule } from '@portico/shared/platform';

/** The shell's own pages, declared like those of remotes; the build reads them without loading a page. */
export const shellPages = {
  /** Part of the shell, because it must work when a remote fails; its code loads when an admin opens it. */
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
