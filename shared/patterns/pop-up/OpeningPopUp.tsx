import type { PopUp } from '@portico/shared/contracts';
import { useEffect, useState } from 'react';
import type { PopUpDialog, PopUpLabels } from './PopUpDialog.tsx';
import { rememberSeen, wasSeen } from './seen.ts';

/** A pop-up that opens after the page has loaded, once per session and `seenAs`. [HOME-10, PORTAL-21, T-24] */
export function OpeningPopUp(props: {
  /** Key of its owner: 'home', `portal.${id}`. */
  seenAs: string;
  popUp: PopUp | undefined;
  title: string;
  labels: PopUpLabels;
}) {
  const { seenAs, popUp, title, labels } = props;
  const [Dialog, setDialog] = useState<typeof PopUpDialog>();
  const [isOpen, setOpen] = useState(false);
  const isWanted = popUp?.isShow === true;
  const name = `pop-up.${seenAs}`;

  useEffect(() => {
    if (!isWanted || wasSeen(name)) return undefined;
    let isHere = true;
    // Loads after hydration, in a task of its own. If its code fails to load, no pop-up opens, and the next page tries
    // again.
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "pop-up" */ './PopUpDialog.tsx').then(
        (dialog) => {
          if (!isHere) return;
          rememberSeen(name);
          setDialog(() => dialog.PopUpDialog);
          setOpen(true);
        },
        () => undefined,
      );
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isWanted, name]);

  if (!popUp || !Dialog) return null;
  return <Dialog popUp={popUp} title={title} open={isOpen} onClose={() => setOpen(false)} labels={labels} />;
}
