import type { ShellServerModule } from '@portico/shared/contracts';

/* On the server the singletons are not eager: they must be registered before any module that uses them is evaluated,
   hence the dynamic import. */
export const init: ShellServerModule['init'] = async (setup) => {
  const { initRenderer } = await import('./render-page.tsx');
  return initRenderer(setup);
};
