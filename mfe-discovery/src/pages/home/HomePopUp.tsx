import type { WebConfig } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { useEffect, useState } from 'react';
import { PopUpDialog } from '../../pop-up/PopUpDialog.tsx';

/** Remembers for the tab's session that home's pop-up was seen. [T-24] */
const SEEN_KEY = 'portico.pop-up.home';

/** The configured pop-up, once per session, after the page is there. [HOME-10, T-24] */
export function HomePopUp({ config }: { config: WebConfig | undefined }) {
  const { say } = useText('mfe-discovery');
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = config?.popUp?.isShow === true;

  useEffect(() => {
    if (!isWanted || wasSeen()) return;
    rememberSeen();
    setIsOpen(true);
  }, [isWanted]);

  if (!config?.popUp) return null;
  return (
    <PopUpDialog
      popUp={config.popUp}
      title={say(config.title)}
      open={isOpen}
      onClose={() => setIsOpen(false)}
    />
  );
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberSeen(): void {
  try {
    sessionStorage.setItem(SEEN_KEY, '1');
  } catch {
    // Blocked storage costs a second showing, nothing more.
  }
}
