import type { PopUp, TownCardSource } from '@portico/shared/contracts';
import { PopUpDialog, rememberSeen, wasSeen } from '@portico/shared/patterns';
import { useEffect, useState } from 'react';
import { useLocalizedText } from '../../cards/use-localized-text.ts';
import { usePopUpLabels } from '../../pop-up/use-pop-up-labels.ts';
import { TownSplash } from './TownSplash.tsx';
import { useOpenedTownQuery } from './town.api.ts';

type Stage = 'splash' | 'pop-up';

/**
 * The splash of a town, then its pop-up, each once per session. Those of a private town need its grant, so this is
 * rendered behind the gate. [TOWN-08, TOWN-09, T-24]
 */
export function TownWelcome({ town }: { town: TownCardSource }) {
  return town.isPrivate ? <PrivateWelcome town={town} /> : <Welcome town={town} />;
}

function PrivateWelcome({ town }: { town: TownCardSource }) {
  const { currentData: opened } = useOpenedTownQuery(town._id);
  if (!opened) return null;
  const { profileImageURL, popUp } = opened;
  return <Welcome town={{ ...town, profileImageURL, popUp }} />;
}

function Welcome({ town }: { town: TownCardSource }) {
  const { _id: id, profileImageURL, popUp } = town;
  const title = useLocalizedText()(town.title);
  const labels = usePopUpLabels();
  const [stages, setStages] = useState<readonly Stage[]>([]);
  const hasSplash = profileImageURL !== undefined;
  const hasPopUp = popUp?.isShow === true;

  // Only the browser knows what this tab has shown; the server renders neither.
  useEffect(() => {
    const wanted: Stage[] = [
      ...(hasSplash ? ['splash' as const] : []),
      ...(hasPopUp ? ['pop-up' as const] : []),
    ];
    setStages(wanted.filter((stage) => !wasSeen(`${stage}.town.${id}`)));
  }, [id, hasSplash, hasPopUp]);

  const [stage] = stages;
  const next = (): void => {
    if (stage) rememberSeen(`${stage}.town.${id}`);
    setStages(([_over, ...rest]) => rest);
  };
  if (stage === 'splash' && profileImageURL) {
    return <TownSplash imageURL={profileImageURL} title={title.text} titleLang={title.lang} onEnd={next} />;
  }
  return (
    <PopUpDialog
      popUp={popUp ?? NO_POP_UP}
      title={title.text}
      open={stage === 'pop-up'}
      onClose={next}
      labels={labels}
    />
  );
}

const NO_POP_UP: PopUp = {};
