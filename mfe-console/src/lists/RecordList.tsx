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
  const { address, query, idOf, sorts, filters, selection, bulkActions, empty } = props;
  const { data, error, isFetching, refetch } = query;
  useLastPage(address, isFetching ? undefined : data);

  function content() {
    if (!data || (error && !isFetching)) return <ListState error={error} onRetry={refetch} />;
    if (data.rows.length > 0) return <Rows {...props} data={data} />;
    return address.isNarrowed ? (
      <NoneFound onReset={address.reset} />
    ) : (
      <StateMessage kind="empty" {...empty} />
    );
  }

  return (
    <>
      <SearchAndSort address={address} sorts={sorts} />
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
      {data ? <Total total={data.total} ids={data.rows.map(idOf)} selection={selection} /> : null}
      {selection && selection.ids.length > 0 ? (
        <SelectionBar selection={selection}>{bulkActions}</SelectionBar>
      ) : null}
      {content()}
    </>
  );
}

function SearchAndSort({ address, sorts }: Pick<RecordListProps<unknown>, 'address' | 'sorts'>) {
  const { t } = useMessages();
  const search = useRef<HTMLInputElement>(null);
  // Back and a cleared search change the text from outside.
  useEffect(() => {
    if (search.current) search.current.value = address.q;
  }, [address.q]);
  return (
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
  );
}

/** How many records there are, beside the checkbox that selects the rows of the page. */
function Total(props: { total: number; ids: readonly string[]; selection: Selection | undefined }) {
  const { total, ids, selection } = props;
  const { t } = useMessages();
  const areAllSelected = ids.length > 0 && selection !== undefined && ids.every(selection.has);
  return (
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
      <span role="status">{t('list.total', { number: groupedNumber(total) })}</span>
    </div>
  );
}

/** What can be done with the selected rows. */
function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useMessages();
  return (
    <section css={selectionBar} aria-label={t('list.selectedActions')}>
      <span role="status" css={{ fontWeight: 'var(--font-medium)', marginInlineEnd: 'auto' }}>
        {t('list.selected', { number: groupedNumber(selection.ids.length) })}
      </span>
      <Cluster gap={2}>
        {children}
        <Button variant="quiet" size="sm" onClick={selection.clear}>
          {t('list.clear')}
        </Button>
      </Cluster>
    </section>
  );
}

/** The list of a page, and the pager below it. */
function Rows<Row>(props: RecordListProps<Row> & { data: { total: number; rows: readonly Row[] } }) {
  const { label, address, query, data, idOf, nameOf, selection, children } = props;
  const { t } = useMessages();
  const checkboxOf = (row: Row) =>
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
    );
  return (
    <>
      <ul role="list" aria-label={label} aria-busy={query.isFetching} css={frame}>
        {data.rows.map((row) => (
          <li key={idOf(row)}>{children(row, checkboxOf(row))}</li>
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

/** No record matches the search and the filters. */
function NoneFound({ onReset }: { onReset: () => void }) {
  const { t } = useMessages();
  return (
    <StateMessage
      kind="not-found"
      title={t('list.noneFound')}
      text={t('list.noneFoundText')}
      action={{ label: t('list.showAll'), onClick: onReset }}
    />
  );
}
