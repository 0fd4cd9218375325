import type { LocalizedText } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import { Button, color, StateMessage, spacing } from '@portico/shared/ui';
import { ConsoleScreen } from '../layout/ConsoleScreen.tsx';
import { ListState } from '../lists/ListState.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { OrderedRows } from './OrderedRows.tsx';
import { useOrder } from './use-order.ts';

/** Rows that the screen puts in order: the first ones, which visitors see first. */
export const ROWS_IN_ORDER = 100;

/** Puts the towns or listings of the site in the order in which visitors see them. */
export function OrderScreen<Row extends { id: string; title: LocalizedText }>(props: {
  title: string;
  /** Address of the list. */
  list: string;
  query: {
    data?: { total: number; rows: readonly Row[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Rejects with the call's error. */
  save: (ids: readonly string[]) => Promise<unknown>;
}) {
  const { title, list, query, save } = props;
  const { data, error, isFetching, refetch } = query;
  const { t, localize } = useMessages();
  const order = useOrder(save);
  const nameOf = (row: Row) => localize(row.title) || row.id;
  return (
    <ConsoleScreen
      title={title}
      text={t('places.orderText')}
      action={
        <Button as={Link} to={list}>
          {t('places.orderDone')}
        </Button>
      }
    >
      {!data ? (
        <ListState error={isFetching ? undefined : error} onRetry={refetch} />
      ) : data.rows.length === 0 ? (
        <StateMessage kind="empty" title={t('places.nothingToOrder')} />
      ) : (
        <OrderedRows
          label={title}
          rows={data.rows}
          nameOf={nameOf}
          onOrder={(ids, moved) => {
            const before = data.rows.map(({ id }) => id);
            void order(ids, before, nameOf(moved));
          }}
        >
          {(row) => <LocalizedTitle text={row.title} fallback={row.id} />}
        </OrderedRows>
      )}
      {data && data.total > data.rows.length ? (
        <p css={{ marginBlockStart: spacing[4], color: color.inkMuted }}>
          {t('places.orderFirst', { count: data.rows.length })}
        </p>
      ) : null}
    </ConsoleScreen>
  );
}
