import type { PopUp } from '@portico/shared/contracts';
import { useEffect, useState } from 'react';
import { PopUpDialog, type PopUpWords } from './PopUpDialog.tsx';
import { rememberSeen, wasSeen } from './seen.ts';

/**
 * A pop-up that opens by itself once the page is there, one time per session for what `seenAs` names.
 * [HOME-10, PORTAL-21, T-24]
 */
export function OpeningPopUp(props: {
  /** What it belongs to: 'home', `portal.${id}`. */
  seenAs: string;
  popUp: PopUp | undefined;
  title: string;
  words: PopUpWords;
}) {
  const { seenAs, popUp, title, words } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = popUp?.isShow === true;
  const name = `pop-up.${seenAs}`;

  useEffect(() => {
    if (!isWanted || wasSeen(name)) return;
    rememberSeen(name);
    setIsOpen(true);
  }, [isWanted, name]);

  if (!popUp) return null;
  return (
    <PopUpDialog popUp={popUp} title={title} open={isOpen} onClose={() => setIsOpen(false)} words={words} />
  );
}
