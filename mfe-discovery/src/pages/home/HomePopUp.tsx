import type { WebConfig } from '@portico/shared/contracts';
import { OpeningPopUp } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { usePopUpLabels } from '../../pop-up/use-pop-up-labels.ts';

/** The configured pop-up, once per session, after the page has loaded. [HOME-10, T-24] */
export function HomePopUp({ config }: { config: WebConfig | undefined }) {
  const { localize } = useText('mfe-discovery');
  const labels = usePopUpLabels();
  if (!config) return null;
  return <OpeningPopUp seenAs="home" popUp={config.popUp} title={localize(config.title)} labels={labels} />;
}
