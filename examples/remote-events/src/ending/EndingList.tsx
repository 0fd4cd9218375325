import { formatDay } from '@portico/shared/domain';
import { Localized } from '@portico/shared/platform';
import { color, radii, spacing } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';
import type { EndingItem } from './ending-items.ts';

const listStyles = {
  display: 'grid',
  gap: spacing[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const itemStyles = {
  display: 'grid',
  gap: spacing[1],
  padding: spacing[4],
  borderRadius: radii.lg,
  background: color.surface,
  boxShadow: 'var(--shadow-sm)',
};

/** Entries that expire, each with its last day. */
export function EndingList({ items }: { items: readonly EndingItem[] }) {
  const { t, language } = useMessages();
  return (
    <ul role="list" css={listStyles}>
      {items.map(({ title, endsAt, day }, index) => (
        // Two entries may expire at the same time with the same name.
        // oxlint-disable-next-line react/no-array-index-key -- the list is never reordered while it is shown
        <li key={`${endsAt} ${index}`} css={itemStyles}>
          <strong>{title ? <Localized text={title} /> : t('ending.unnamed')}</strong>
          <time dateTime={day} css={{ color: color.inkSubtle }}>
            {t('ending.until', { day: formatDay(day, language) })}
          </time>
        </li>
      ))}
    </ul>
  );
}
