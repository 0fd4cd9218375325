import { usePortalQuery } from '@portico/shared/api';
import { Link, type SlotProps } from '@portico/shared/platform';
import { SectionHeader, ShowAllLink } from '@portico/shared/ui';
import { useId } from 'react';
import { DistanceText } from '../DistanceText.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** The distance of a portal from Bangkok; nothing without a position. */
export function DistanceBlock({ portalId }: SlotProps['portal.blocks']) {
  const { t } = useMessages();
  // The portal page has loaded it already.
  const { currentData: portal } = usePortalQuery({ id: portalId });
  const id = useId();
  if (portal?.location?.latitude === undefined) return null;
  return (
    <section aria-labelledby={id} data-block="distance">
      <SectionHeader
        id={id}
        title={t('distance.title')}
        action={
          <ShowAllLink as={Link} to={`/distance/${encodeURIComponent(portalId)}`}>
            {t('distance.page')}
          </ShowAllLink>
        }
      />
      <DistanceText portal={portal} />
    </section>
  );
}
