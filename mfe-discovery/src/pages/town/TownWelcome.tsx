import type { TownCardSource } from '@portico/shared/contracts';
import { OpeningPopUp, rememberSeen, wasSeen } from '@portico/shared/patterns';
import { useEffect, useState } from 'react';
import { useLocalizedText } from '../../cards/use-localized-text.ts';
import { usePopUpLabels } from '../../pop-up/use-pop-up-labels.ts';
import { TownSplash } from './TownSplash.tsx';
import { useOpenedTownQuery } from './town.api.ts';

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
  const splashName = `splash.town.${id}`;
  /** Undefined until hydration: only the browser knows what this tab has shown. */
  const [isSplashDue, setSplashDue] = useState<boolean>();

  useEffect(() => {
    setSplashDue(profileImageURL !== undefined && !wasSeen(splashName));
  }, [splashName, profileImageURL]);

  if (isSplashDue === undefined) return null;
  if (isSplashDue && profileImageURL) {
    const end = (): void => {
      rememberSeen(splashName);
      setSplashDue(false);
    };
    return <TownSplash imageURL={profileImageURL} title={title.text} titleLang={title.lang} onEnd={end} />;
  }
  return <OpeningPopUp seenAs={`town.${id}`} popUp={popUp} title={title.text} labels={labels} />;
}
