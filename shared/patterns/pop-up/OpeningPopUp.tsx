import type { PopUp } from '@portico/shared/contracts';
import { useEffect, useState } from 'react';
import type { PopUpDialog, PopUpLabels } from './PopUpDialog.tsx';
import { rememberSeen, wasSeen } from './seen.ts';

/** Time after hydration: a modal changes the style of the whole page, and the first seconds belong to loading it. */
const OPENS_AFTER_MS = 3_000;
/** Interval of the checks whether the visitor is still busy. */
const BUSY_CHECK_MS = 1_000;

/**
 * A pop-up that opens by itself a few seconds after the page has loaded, once per session and `seenAs`; not while the
 * visitor writes into a field or has another dialog open. [HOME-10, PORTAL-21, T-24]
 */
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
    let timer = setTimeout(load, OPENS_AFTER_MS);
    // If its code fails to load, no pop-up opens, and the next page tries again.
    function load(): void {
      import(/* webpackChunkName: "pop-up" */ './PopUpDialog.tsx').then(
        (dialog) => openWhenFree(dialog.PopUpDialog),
        () => undefined,
      );
    }
    function openWhenFree(dialog: typeof PopUpDialog): void {
      if (!isHere) return;
      if (isVisitorBusy()) {
        timer = setTimeout(openWhenFree, BUSY_CHECK_MS, dialog);
        return;
      }
      rememberSeen(name);
      setDialog(() => dialog);
      setOpen(true);
    }
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isWanted, name]);

  if (!popUp || !Dialog) return null;
  return <Dialog popUp={popUp} title={title} open={isOpen} onClose={() => setOpen(false)} labels={labels} />;
}

/** Whether the visitor writes, or has a dialog or the picture viewer open: a modal would take the focus. */
const isVisitorBusy = (): boolean =>
  document.querySelector('dialog[open], [aria-modal=true]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable=true]') === true;
