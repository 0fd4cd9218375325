import { Button, StateMessage, spacing } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ConsoleScreen } from '../layout/ConsoleScreen.tsx';
import { ListState } from '../lists/ListState.tsx';

/** The screen of all API keys or webhooks as cards, with a button that creates one. */
export function IntegrationsScreen<Item extends { id: string }>(props: {
  labels: Record<'title' | 'text' | 'add' | 'none' | 'noneText', string>;
  query: { data?: readonly Item[] | undefined; error?: unknown; refetch: () => unknown };
  NewDialog: ComponentType<{ onClose: () => void }>;
  /** The card of one item. */
  children: (item: Item) => ReactNode;
}) {
  const { labels, query, NewDialog, children } = props;
  const { data: items, error, refetch } = query;
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {labels.add}
    </Button>
  );
  return (
    <ConsoleScreen title={labels.title} text={labels.text} action={add}>
      {items ? (
        items.length === 0 ? (
          <StateMessage kind="empty" title={labels.none} text={labels.noneText} />
        ) : (
          <ul role="list" aria-label={labels.title} css={{ display: 'grid', gap: spacing[3] }}>
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        )
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
      {isAdding ? <NewDialog onClose={() => setAdding(false)} /> : null}
    </ConsoleScreen>
  );
}
