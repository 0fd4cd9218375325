import type { WebConfig } from '@portico/shared/contracts';
import { OpeningPopUp } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { usePopUpWords } from '../../pop-up/use-pop-up-words.ts';

/** The configured pop-up, once per session, after the page is there. [HOME-10, T-24] */
export function HomePopUp({ config }: { config: WebConfig | undefined }) {
  const { say } = useText('mfe-discovery');
  const words = usePopUpWords();
  if (!config) return null;
  return <OpeningPopUp seenAs="home" popUp={config.popUp} title={say(config.title)} words={words} />;
}
