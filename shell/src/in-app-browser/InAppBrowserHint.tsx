import { inAppBrowserOf } from '@portico/shared/domain';
import { readStorage, writeStorage } from '@portico/shared/platform';
import { useEffect, useState } from 'react';
import { ComponentWhen } from '../layout/ComponentWhen.tsx';

/** Session storage: the dialog is not shown again to a visitor who chose to stay, unless the app blocks storage. */
const CONTINUED_KEY = 'portico.in-app.continued';

const loadDialog = () =>
  import(/* webpackChunkName: "in-app-browser" */ './InAppBrowserDialog.tsx').then(
    ({ InAppBrowserDialog }) => InAppBrowserDialog,
  );

/**
 * Suggests the device's browser to visitors in an in-app browser, where sign-in pop-ups, downloads and sharing often
 * fail; staying is always possible. [APP-19..22]
 */
export function InAppBrowserHint() {
  const [isOpen, setIsOpen] = useState(false);
  // Only the browser knows its user agent; the server renders the page without the dialog.
  useEffect(() => {
    setIsOpen(
      inAppBrowserOf(navigator.userAgent) !== undefined && !readStorage('sessionStorage', CONTINUED_KEY),
    );
  }, []);
  const stay = (): void => {
    writeStorage('sessionStorage', CONTINUED_KEY, '1');
    setIsOpen(false);
  };
  return <ComponentWhen isNeeded={isOpen} load={loadDialog} with={{ onStay: stay }} />;
}
