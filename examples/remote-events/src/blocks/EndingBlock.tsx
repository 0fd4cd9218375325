import { Link, type SlotProps } from '@portico/shared/platform';
import { SectionHeader, ShowAllLink } from '@portico/shared/ui';
import { useId } from 'react';
import { EndingList } from '../ending/EndingList.tsx';
import { endingItems } from '../ending/ending-items.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Maximum number of entries on the portal page; this remote's own page shows all. */
const SHOWN = 3;

/** The next entries of the portal that expire; nothing without any. */
export function EndingBlock({ portal }: SlotProps['portal.blocks']) {
  const { t } = useMessages();
  const id = useId();
  const items = endingItems(portal);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} data-block="ending">
      <SectionHeader
        id={id}
        title={t('ending.title')}
        action={
          <ShowAllLink as={Link} to={`/events/${encodeURIComponent(portal._id)}`}>
            {t('ending.all')}
          </ShowAllLink>
        }
      />
      <EndingList items={items.slice(0, SHOWN)} />
    </section>
  );
}
