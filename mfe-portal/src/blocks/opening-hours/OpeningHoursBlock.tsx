import { hoursView } from '@portico/shared/domain';
import { Localized } from '@portico/shared/platform';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoInformation } from '../NoInformation.tsx';
import { OpenNow } from './OpenNow.tsx';
import { WeekHours } from './WeekHours.tsx';

/** Opening hours in the portal's own time zone. [OPEN-10, PORTAL-17] */
export function OpeningHoursBlock({ portal, isHidden, clock }: BlockProps) {
  const { t } = useMessages();
  const view = hoursView(portal.openingHours);
  const isStructured = view.kind === 'structured';
  return (
    <BlockFrame
      part="openingHours"
      title={t('hours.title')}
      isHidden={isHidden}
      isEmpty={view.kind === 'none'}
      boxed
      aside={isStructured ? <OpenNow hours={view.hours} clock={clock} /> : null}
    >
      {view.kind === 'none' ? <NoInformation /> : null}
      {view.kind === 'text' ? (
        <p css={{ whiteSpace: 'pre-line' }}>
          <Localized text={view.text} />
        </p>
      ) : null}
      {isStructured ? <WeekHours portal={portal} hours={view.hours} now={clock.now} /> : null}
    </BlockFrame>
  );
}
