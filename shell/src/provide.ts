/*
 * Every singleton by name: what the shell does not import itself is not provided, and a remote that asks for it fails
 * with "Can not get '…'". A test compares this list with the table in webpack/federation.ts.
 */

/**
 * In the order of who needs whom; in the shell's script, but run one by one. Libraries of which nothing is taken here
 * would else be run in one task with the first part that needs them: 45 to 70 ms of a slow phone.
 */
// oxlint-disable no-restricted-imports -- nothing of them is taken: they are run before those that take them
export const provideInTurn: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ '@emotion/react/jsx-runtime'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'lucide-react'),
  () => import(/* webpackMode: "eager" */ '@portico/shared/ui'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-router'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'i18next'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager" */ '@portico/shared/platform'),
  () => import(/* webpackMode: "eager" */ '@portico/shared/api'),
];
// oxlint-enable no-restricted-imports

/** Also provided, but nothing of ours uses it: its code comes with the first remote that does. */
export const provideLater = () => import('@emotion/styled');
