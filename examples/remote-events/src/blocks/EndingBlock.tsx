import { usePortalQuery } from '@portico/shared/api';
import { Link, type SlotProps } from '@portico/shared/platform';
import { SectionHeader, ShowAllLink } from '@portico/shared/ui';
import { useId } from 'react';
import { EndingList } from '../ending/EndingList.tsx';
import { endingItems } from '../ending/ending-items.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Maximum number of entries on the portal page; this remote's own page shows all. */
const SHOWN = 3;

/** The next gallery items of the portal that end; renders nothing if none does. */
export function EndingBlock({ portalId }: SlotProps['portal.blocks']) {
  const { t } = useMessages();
  // The portal page has loaded it already.
  const { currentData: portal } = usePortalQuery({ id: portalId });
  const id = useId();
  const items = portal ? endingItems(portal) : [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} data-block="ending">
      <SectionHeader
        id={id}
        title={t('ending.title')}
        action={
          <ShowAllLink as={Link} to={`/events/${encodeURIComponent(portalId)}`}>
            {t('ending.all')}
          </ShowAllLink>
        }
      />
      <EndingList items={items.slice(0, SHOWN)} />
    </section>
  );
}
