import type { WebConfig } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { useEffect, useState } from 'react';
import { PopUpDialog } from '../../pop-up/PopUpDialog.tsx';
import { rememberSeen, wasSeen } from '../../pop-up/seen.ts';

const SEEN = 'pop-up.home';

/** The configured pop-up, once per session, after the page is there. [HOME-10, T-24] */
export function HomePopUp({ config }: { config: WebConfig | undefined }) {
  const { say } = useText('mfe-discovery');
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = config?.popUp?.isShow === true;

  useEffect(() => {
    if (!isWanted || wasSeen(SEEN)) return;
    rememberSeen(SEEN);
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
