import { LANGUAGES, type LocalizedText, PORTAL_STATUSES } from '@portico/shared/contracts';
import { groupedNumber, localized } from '@portico/shared/domain';
import { Field, Select, spacing } from '@portico/shared/ui';
import { TypedFilter } from '../../lists/TypedFilter.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useConsolePortalFiltersQuery } from '../../portals.api.ts';

/** Filters that are folded until one of them is set. */
const FOLDED = ['creator', 'missing', 'changedSince', 'changedBefore'] as const;

interface Option {
  value: string;
  label: string;
}

/** The filters of the list of pages; a choice changes the address at once. */
export function PortalFilters({ address }: { address: ListAddress }) {
  const { t, language } = useMessages();
  const { data } = useConsolePortalFiltersQuery();
  const counted = (label: string, portals: number) => `${label} (${groupedNumber(portals)})`;
  const placesOf = (
    places: readonly { id: string; title: LocalizedText; portals: number }[] = [],
  ): Option[] =>
    places
      .map(({ id, title, portals }) => ({
        value: id,
        label: counted(localized(title, language) || id, portals),
      }))
      .sort((a, b) => a.label.localeCompare(b.label, language));
  const tags = (data?.tags ?? [])
    .map(({ tag, portals }) => ({ value: tag, label: counted(tag, portals) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const set = FOLDED.filter((name) => address.filter(name) !== '').length;

  return (
    <>
      <Choice
        name="status"
        address={address}
        options={PORTAL_STATUSES.map((value) => ({ value, label: t(`portals.status.${value}`) }))}
      />
      <Choice name="town" address={address} options={placesOf(data?.towns)} />
      <Choice name="listing" address={address} options={placesOf(data?.listings)} />
      <Choice name="tag" address={address} options={tags} />
      <details open={set > 0} css={{ gridColumn: '1 / -1' }}>
        <summary css={{ cursor: 'pointer', minBlockSize: 'var(--size-tap)', alignContent: 'center' }}>
          {set > 0 ? t('portals.filters.moreSet', { number: set }) : t('portals.filters.more')}
        </summary>
        <div
          css={{
            display: 'grid',
            gap: spacing[3],
            gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
            paddingBlockStart: spacing[2],
          }}
        >
          <TypedFilter name="creator" label={t('portals.filters.creator')} address={address} />
          <Choice
            name="missing"
            address={address}
            options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
          <TypedFilter
            name="changedSince"
            label={t('portals.filters.changedSince')}
            address={address}
            type="date"
          />
          <TypedFilter
            name="changedBefore"
            label={t('portals.filters.changedBefore')}
            address={address}
            type="date"
          />
        </div>
      </details>
    </>
  );
}

function Choice({
  name,
  address,
  options,
}: {
  name: string;
  address: ListAddress;
  options: readonly Option[];
}) {
  const { t } = useMessages();
  const value = address.filter(name);
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Field label={t(`portals.filters.${name}`)}>
      <Select value={value} onChange={({ target }) => address.change({ [name]: target.value })}>
        <option value="">{t('portals.filters.any')}</option>
        {isKnown ? null : <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
