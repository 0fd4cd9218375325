import { withoutStackTraces } from './without-stack-traces.ts';

/* All singletons: the shell provides only what it imports, and a remote that requests another fails with "Can not
   get '…'". A test compares this list with the table in webpack/federation.ts. */

/**
 * In dependency order. Bundled eagerly, but evaluated one module per task, because evaluating them together is a long
 * task on a slow phone.
 */
// oxlint-disable no-restricted-imports -- only evaluated, before the modules that import from them
export const singletonImports: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ '@emotion/react/jsx-runtime'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'lucide-react'),
  () => import(/* webpackMode: "eager" */ '@portico/shared/ui'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-router'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'i18next'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@reduxjs/toolkit'),
  () =>
    withoutStackTraces(
      () => import(/* webpackMode: "eager", webpackExports: [] */ '@reduxjs/toolkit/query/react'),
    ),
  () => import(/* webpackMode: "eager" */ '@portico/shared/platform'),
  () => import(/* webpackMode: "eager" */ '@portico/shared/api'),
];
// oxlint-enable no-restricted-imports

/** Provided, but not used by our own code: it loads with the first remote that uses it. */
export const provideLater = () => import('@emotion/styled');
