import { localized } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import { Chip, Cluster, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { RecordList } from '../../lists/RecordList.tsx';
import { listQuery, useListAddress } from '../../lists/use-list-address.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useConsolePortalsQuery } from '../../portals.api.ts';
import { PortalActions } from './PortalActions.tsx';
import { PortalFilters } from './PortalFilters.tsx';
import { PortalRow } from './PortalRow.tsx';
import { filtersOf, PORTAL_FILTERS } from './portal-filters.ts';
import { RefusedPortals } from './RefusedPortals.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { ActionPortal, PortalOutcome } from './use-portal-changes.ts';

const SORTS = ['changed', 'title', 'status'] as const;
const BIN = '/console/portals?bin=yes';

/** /console/portals: all pages of the site, and those in the bin. */
export function PortalsPage() {
  const { t } = useMessages();
  const address = useListAddress(SORTS[0]);
  const isInBin = address.filter('bin') === 'yes';
  const navLabel = t('portals.which');
  return (
    <ConsoleScreen title={t('portals.title')} text={t(isInBin ? 'bin.text' : 'portals.text')}>
      <nav aria-label={navLabel} css={{ marginBlockEnd: spacing[4] }}>
        <Cluster gap={2}>
          <Chip as={Link} to="/console/portals" selected={!isInBin}>
            {t('portals.all')}
          </Chip>
          <Chip as={Link} to={BIN} selected={isInBin}>
            {t('bin.title')}
          </Chip>
        </Cluster>
      </nav>
      <SavedViews />
      {/* A selection of live pages means nothing in the bin. */}
      <PortalList key={String(isInBin)} isInBin={isInBin} />
    </ConsoleScreen>
  );
}

function PortalList({ isInBin }: { isInBin: boolean }) {
  const { t, language } = useMessages();
  const address = useListAddress(SORTS[0]);
  const selection = useSelection();
  const [shown, setShown] = useState<ReadonlyMap<string, ActionPortal>>(new Map());
  const [outcome, setOutcome] = useState<PortalOutcome>();
  const sort = SORTS.find((known) => known === address.sort) ?? SORTS[0];
  const query = useConsolePortalsQuery({ ...listQuery({ ...address, sort }), ...filtersOf(address.filter) });
  // Selected pages may be on another page of the list; a decision is about the revision that was shown.
  const rows = query.data?.rows;
  const selected = selection.ids.flatMap((id) => rows?.find((row) => row.id === id) ?? shown.get(id) ?? []);
  const isNarrowed =
    address.q !== '' || PORTAL_FILTERS.some((name) => name !== 'bin' && address.filter(name) !== '');

  function done(next: PortalOutcome): void {
    setOutcome(next);
    selection.clear();
    if (next.refused.length > 0) selection.toggleAll(next.refused.map(({ id }) => id));
  }

  return (
    <>
      <RefusedPortals outcome={outcome} />
      <RecordList
        label={t(isInBin ? 'bin.title' : 'portals.title')}
        address={{
          ...address,
          sort,
          isNarrowed,
          reset: () =>
            address.change(
              Object.fromEntries(
                ['q', ...PORTAL_FILTERS.filter((name) => name !== 'bin')].map((name) => [name, '']),
              ),
            ),
        }}
        query={query}
        idOf={({ id }) => id}
        nameOf={({ id, title }) => localized(title, language) || id}
        sorts={SORTS.map((value) => ({
          value,
          label: t(isInBin && value === 'changed' ? 'bin.sort' : `portals.sorts.${value}`),
        }))}
        filters={<PortalFilters address={address} />}
        selection={{
          ...selection,
          toggle: (id) => {
            remember(rows);
            selection.toggle(id);
          },
          toggleAll: (ids) => {
            remember(rows);
            selection.toggleAll(ids);
          },
        }}
        bulkActions={<PortalActions portals={selected} isInBin={isInBin} onDone={done} />}
        empty={{
          title: t(isInBin ? 'bin.empty' : 'portals.empty'),
          text: t(isInBin ? 'bin.emptyText' : 'portals.emptyText'),
        }}
      >
        {(portal, checkbox) => <PortalRow portal={portal} checkbox={checkbox} />}
      </RecordList>
    </>
  );

  function remember(of: readonly ActionPortal[] = []): void {
    setShown((before) => new Map([...before, ...of.map((row) => [row.id, row] as const)]));
  }
}
