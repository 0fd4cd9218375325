import { inAppBrowserOf } from '@portico/shared/domain';
import { type ComponentType, useEffect, useState } from 'react';
import { hasContinued, rememberContinued } from './continued.ts';
import type { InAppBrowserDialogProps } from './InAppBrowserDialog.tsx';

/**
 * Suggests the device's own browser to visitors inside an app, where sign-in popups, downloads and sharing often fail.
 * The dialog's code is loaded in such apps only. [APP-19..22]
 */
export function InAppBrowser() {
  const [Dialog, setDialog] = useState<ComponentType<InAppBrowserDialogProps>>();
  // Only the browser knows what it is: the server renders the page without it.
  useEffect(() => {
    if (inAppBrowserOf(navigator.userAgent) === undefined || hasContinued()) return;
    // Without its code there is no suggestion, and the page works as it is.
    import(/* webpackChunkName: "in-app-browser" */ './InAppBrowserDialog.tsx').then(
      ({ InAppBrowserDialog }) => setDialog(() => InAppBrowserDialog),
      () => undefined,
    );
  }, []);
  if (!Dialog) return null;
  const stay = (): void => {
    rememberContinued();
    setDialog(undefined);
  };
  return <Dialog onStay={stay} />;
}
