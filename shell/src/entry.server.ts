import type { ShellServerModule } from '@portico/shared/contracts';

/*
 * On the server the singletons are not eager: they must be on offer before any module that uses one runs, hence the
 * import at run time.
 */
export const init: ShellServerModule['init'] = async (setup) => {
  const { initRenderer } = await import('./render-page.tsx');
  return initRenderer(setup);
};
