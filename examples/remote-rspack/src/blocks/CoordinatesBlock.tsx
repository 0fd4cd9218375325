import { usePortalQuery } from '@portico/shared/api';
import { Link, type SlotProps } from '@portico/shared/platform';
import { SectionHeader, ShowAllLink } from '@portico/shared/ui';
import { useId } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { PositionText } from '../PositionText.tsx';

/** The position of the portal; nothing without one. */
export function CoordinatesBlock({ portalId }: SlotProps['portal.blocks']) {
  const { t } = useMessages();
  // The portal page has loaded it already.
  const { currentData: portal } = usePortalQuery({ id: portalId });
  const id = useId();
  if (portal?.location?.latitude === undefined) return null;
  return (
    <section aria-labelledby={id} data-block="coordinates">
      <SectionHeader
        id={id}
        title={t('coordinates.title')}
        action={
          <ShowAllLink as={Link} to={`/coordinates/${encodeURIComponent(portalId)}`}>
            {t('coordinates.page')}
          </ShowAllLink>
        }
      />
      <PositionText portal={portal} />
    </section>
  );
}
