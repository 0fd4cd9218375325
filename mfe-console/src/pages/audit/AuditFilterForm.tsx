import { css } from '@emotion/react';
import { AUDIT_OUTCOMES } from '@portico/shared/contracts';
import { Button, Cluster, Field, Select, spacing, TextInput } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { AUDIT_GROUPS } from './entry-sentence.ts';
import { AUDIT_FILTERS, type AuditFilters } from './use-audit-address.ts';

const fields = css({
  display: 'grid',
  gap: spacing[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
  marginBlockEnd: spacing[3],
});

/** The filters of the audit trail; give it a key of the address, so that Back shows the former ones. */
export function AuditFilterForm({
  filters,
  isNarrowed,
  onChange,
}: {
  filters: AuditFilters;
  isNarrowed: boolean;
  onChange: (filters: AuditFilters) => void;
}) {
  const { t } = useMessages();
  return (
    <form
      css={{ marginBlockEnd: spacing[6] }}
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        onChange(
          Object.fromEntries(
            AUDIT_FILTERS.map((name) => [name, String(given.get(name) ?? '').trim()]),
          ) as AuditFilters,
        );
      }}
    >
      <div css={fields}>
        <Field label={t('audit.what')}>
          <Select name="event" defaultValue={filters.event}>
            <option value="">{t('audit.everything')}</option>
            {AUDIT_GROUPS.map((group) => (
              <option key={group} value={group}>
                {t(`group.${group}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('audit.person')}>
          <TextInput
            name="person"
            defaultValue={filters.person}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={t('audit.outcome')}>
          <Select name="outcome" defaultValue={filters.outcome}>
            <option value="">{t('audit.anyOutcome')}</option>
            {AUDIT_OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {t(`outcome.${outcome}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('audit.from')}>
          <TextInput type="date" name="from" defaultValue={filters.from} />
        </Field>
        <Field label={t('audit.to')}>
          <TextInput type="date" name="to" defaultValue={filters.to} />
        </Field>
      </div>
      <Cluster gap={2}>
        <Button type="submit" variant="secondary">
          {t('audit.filter')}
        </Button>
        {isNarrowed ? (
          <Button
            variant="quiet"
            onClick={() => onChange({ event: '', person: '', outcome: '', from: '', to: '' })}
          >
            {t('audit.showAll')}
          </Button>
        ) : null}
      </Cluster>
    </form>
  );
}
