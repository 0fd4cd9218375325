import type { Catalog } from '@portico/shared/contracts';
import { SortableList } from '@portico/shared/patterns';
import { Link, Localized, useNavigate } from '@portico/shared/platform';
import { Button, color, fontSizes, media, radii, StateMessage, spacing } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { editAddress, type MicroSiteQuery } from '../micro-site-address.ts';
import { CatalogEditor } from './CatalogEditor.tsx';
import { useOrderCatalogsMutation } from './catalog-edit.api.ts';
import { NewCatalogDialog } from './NewCatalogDialog.tsx';
import { useSavedOrder } from './use-saved-order.ts';
import { useSortableLabels } from './use-sortable-labels.ts';

/** A portal's catalogues in their order, and the editor of the selected one. [OPEN-07] */
export function CatalogsEditor(props: { catalogs: Catalog[]; portalId: string; query: MicroSiteQuery }) {
  const { catalogs, portalId, query } = props;
  const { t } = useMessages();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const selected = catalogs.find(({ _id }) => _id === query.catalogId) ?? catalogs[0];
  const open = (catalogId?: string) =>
    void navigate(editAddress({ portalId, provider: query.provider, catalogId: catalogId ?? '' }), {
      preventScrollReset: true,
    });
  const add = (
    <Button variant="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('edit.addCatalog')}
    </Button>
  );
  return (
    <>
      {selected ? (
        <div css={layout}>
          <nav
            aria-label={t('catalogs.title')}
            css={{ display: 'grid', gap: spacing[3], alignContent: 'start' }}
          >
            <CatalogOrder {...props} selectedId={selected._id} />
            {add}
          </nav>
          <CatalogEditor key={selected._id} catalog={selected} query={query} onDeleted={() => open()} />
        </div>
      ) : (
        <StateMessage kind="empty" title={t('edit.none')} text={t('edit.noneText')} action={add} />
      )}
      {isAdding ? (
        <NewCatalogDialog
          portalId={portalId}
          onClose={() => setAdding(false)}
          onCreated={({ _id }) => {
            setAdding(false);
            open(_id);
          }}
        />
      ) : null}
    </>
  );
}

function CatalogOrder(props: {
  catalogs: Catalog[];
  portalId: string;
  query: MicroSiteQuery;
  selectedId: string;
}) {
  const { catalogs, portalId, query, selectedId } = props;
  const { t, localize } = useMessages();
  const labels = useSortableLabels();
  const [orderCatalogs] = useOrderCatalogsMutation();
  const { shown, isSaving, onMove } = useSavedOrder({
    entries: catalogs,
    ids: catalogs.map(({ _id }) => _id),
    save: (ids) => orderCatalogs({ portalId, ids }),
  });

  return (
    <SortableList
      label={t('catalogs.title')}
      items={shown}
      idOf={({ _id }) => _id}
      nameOf={({ name }) => localize(name)}
      labels={labels}
      isBusy={isSaving}
      onMove={onMove}
    >
      {(catalog, { handle }) => (
        <div css={entry} data-selected={catalog._id === selectedId || undefined}>
          {shown.length > 1 ? handle : null}
          <Link
            to={editAddress({ portalId, provider: query.provider, catalogId: catalog._id })}
            preventScrollReset
            aria-current={catalog._id === selectedId ? 'true' : undefined}
            css={entryLink}
          >
            <Localized text={catalog.name} />
            <span css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
              {t('catalog.count', { count: catalog.products.length })}
            </span>
          </Link>
        </div>
      )}
    </SortableList>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[6],
  [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: spacing[10] },
};

const entry = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: radii.md,
  background: color.surface,
  border: `1px solid ${color.line}`,
  '&[data-selected]': { borderColor: color.brand, background: color.brandSoft },
};

const entryLink = {
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  padding: `${spacing[2]} ${spacing[3]}`,
  color: color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
} as const;
