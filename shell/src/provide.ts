/*
 * Every singleton by name: what the shell does not import itself is not provided, and a remote that asks for it fails
 * with "Can not get '…'". A test compares this list with the table in webpack/federation.ts.
 */
import 'react';
import 'react-dom';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import '@portico/shared/platform';
import '@portico/shared/api';
import '@portico/shared/ui';

/** Also provided, but nothing of ours uses it: its code comes with the first remote that does. */
export const provideLater = () => import('@emotion/styled');
