import { css } from '@emotion/react';
import { groupedNumber } from '@portico/shared/domain';
import {
  Button,
  Cluster,
  color,
  Field,
  fontSizes,
  media,
  radii,
  SearchBox,
  Select,
  StateMessage,
  spacing,
} from '@portico/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { ListState } from './ListState.tsx';
import { Pager } from './Pager.tsx';
import { rowCheckbox } from './RecordRow.tsx';
import { useLastPage } from './use-last-page.ts';
import { type ListAddress, ROWS_PER_PAGE } from './use-list-address.ts';
import type { Selection } from './use-selection.ts';

const controls = css({
  display: 'grid',
  gap: spacing[3],
  alignItems: 'end',
  marginBlockEnd: spacing[4],
  [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const frame = css({
  border: `1px solid ${color.line}`,
  borderRadius: radii.lg,
  background: color.surface,
  // Not by `overflow`, which would cut off the menus of rows.
  '& > li:first-of-type > *': { borderStartStartRadius: radii.lg, borderStartEndRadius: radii.lg },
  '& > li:last-of-type > *': { borderEndStartRadius: radii.lg, borderEndEndRadius: radii.lg },
  '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
});

/** Stays in sight below the navbar while rows are selected. */
const selectionBar = css({
  position: 'sticky',
  insetBlockStart: 68,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing[2],
  marginBlockEnd: spacing[3],
  padding: `${spacing[2]} ${spacing[3]}`,
  borderRadius: radii.lg,
  background: color.raised,
  boxShadow: 'var(--shadow-md)',
});

interface RecordListProps<Row> {
  /** The list's accessible name. */
  label: string;
  address: ListAddress;
  /** The result of the list's query; `data` is that of the latest page that has loaded. */
  query: {
    data?: { total: number; rows: readonly Row[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  idOf: (row: Row) => string;
  /** The row's visible name. */
  nameOf: (row: Row) => string;
  /** Sort options, the default first. */
  sorts: readonly { value: string; label: string }[];
  /** Selects or inputs that narrow the list, each in a Field. */
  filters?: ReactNode;
  /** Absent if nothing can be done with several rows at once. */
  selection?: Selection | undefined;
  /** Buttons for the selected rows. */
  bulkActions?: ReactNode;
  /** Shown if there is no record at all. */
  empty: { title: string; text: string; action?: ReactNode };
  /** One row; `checkbox` is its checkbox. Usually a `RecordRow`. */
  children: (row: Row, checkbox: ReactNode) => ReactNode;
}

/**
 * A list with search, filters, sorting and paging in its address, and bulk actions for selected rows. The rows of the
 * page before stay in sight while the next load.
 */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { label, address, query, idOf, nameOf, sorts, filters, selection, bulkActions, empty } = props;
  const { t } = useMessages();
  const { data, error, isFetching, refetch } = query;
  const search = useRef<HTMLInputElement>(null);
  // Back and a cleared search change the text from outside.
  useEffect(() => {
    if (search.current) search.current.value = address.q;
  }, [address.q]);
  useLastPage(address, isFetching ? undefined : data);
  const ids = data?.rows.map(idOf) ?? [];
  const areAllSelected = ids.length > 0 && selection !== undefined && ids.every(selection.has);

  function content() {
    if (!data || (error && !isFetching)) return <ListState error={error} onRetry={refetch} />;
    if (data.rows.length === 0) {
      return address.isNarrowed ? (
        <StateMessage
          kind="not-found"
          title={t('list.noneFound')}
          text={t('list.noneFoundText')}
          action={{ label: t('list.showAll'), onClick: address.reset }}
        />
      ) : (
        <StateMessage kind="empty" {...empty} />
      );
    }
    return (
      <>
        <ul role="list" aria-label={label} aria-busy={isFetching} css={frame}>
          {data.rows.map((row) => (
            <li key={idOf(row)}>
              {props.children(
                row,
                selection ? (
                  <label css={rowCheckbox}>
                    <input
                      type="checkbox"
                      aria-label={t('list.select', { name: nameOf(row) })}
                      checked={selection.has(idOf(row))}
                      onChange={() => selection.toggle(idOf(row))}
                    />
                  </label>
                ) : (
                  <span />
                ),
              )}
            </li>
          ))}
        </ul>
        <Pager
          page={address.page}
          pages={Math.ceil(data.total / ROWS_PER_PAGE)}
          onChange={(page) => address.change({ page })}
        />
      </>
    );
  }

  return (
    <>
      <div css={controls}>
        <SearchBox
          label={t('list.search')}
          placeholder={t('list.search')}
          submitLabel={t('list.find')}
          input={{ ref: search, name: 'q', defaultValue: address.q, maxLength: 200, autoComplete: 'off' }}
          form={{
            onSubmit: (event) => {
              event.preventDefault();
              address.change({ q: search.current?.value.trim() ?? '' });
            },
          }}
        />
        <Field label={t('list.sort')}>
          <Select value={address.sort} onChange={({ target }) => address.change({ sort: target.value })}>
            {sorts.map((sort) => (
              <option key={sort.value} value={sort.value}>
                {sort.label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {filters ? (
        <div
          css={{
            display: 'grid',
            gap: spacing[3],
            gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
            marginBlockEnd: spacing[4],
          }}
        >
          {filters}
        </div>
      ) : null}
      {data ? (
        <div
          css={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: spacing[3],
            minBlockSize: 'var(--size-tap)',
            color: color.inkMuted,
            fontSize: fontSizes.sm,
          }}
        >
          {selection && ids.length > 0 ? (
            <label css={{ display: 'inline-flex', alignItems: 'center', paddingInlineStart: spacing[3] }}>
              <span css={rowCheckbox}>
                <input
                  type="checkbox"
                  checked={areAllSelected}
                  ref={(box) => {
                    if (box) box.indeterminate = !areAllSelected && ids.some(selection.has);
                  }}
                  onChange={() => selection.toggleAll(ids)}
                />
              </span>
              {t('list.selectAll')}
            </label>
          ) : (
            <span />
          )}
          <span role="status">{t('list.total', { number: groupedNumber(data.total) })}</span>
        </div>
      ) : null}
      {selection && selection.ids.length > 0 ? (
        <section css={selectionBar} aria-label={t('list.selectedActions')}>
          <span role="status" css={{ fontWeight: 'var(--font-medium)', marginInlineEnd: 'auto' }}>
            {t('list.selected', { number: groupedNumber(selection.ids.length) })}
          </span>
          <Cluster gap={2}>
            {bulkActions}
            <Button variant="quiet" size="sm" onClick={selection.clear}>
              {t('list.clear')}
            </Button>
          </Cluster>
        </section>
      ) : null}
      {content()}
    </>
  );
}
