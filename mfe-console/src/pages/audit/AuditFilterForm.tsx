import { css } from '@emotion/react';
import { AUDIT_OUTCOMES } from '@portico/shared/contracts';
import { useForm } from '@portico/shared/patterns';
import { Button, Cluster, Field, Select, spacing, TextInput } from '@portico/shared/ui';
import type { ChangeEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { AUDIT_GROUPS } from './entry-sentence.ts';
import { type AuditFilters, NO_FILTERS } from './use-audit-address.ts';

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
  const form = useForm<AuditFilters>({
    initial: filters,
    submit: async (values) => {
      onChange({ ...values, person: values.person.trim() });
      return { kind: 'done' };
    },
  });
  const select = (name: 'event' | 'outcome') => ({
    name,
    value: form.values[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => form.edit({ [name]: target.value }),
  });
  return (
    <form {...form.formProps} css={{ marginBlockEnd: spacing[6] }}>
      <div css={fields}>
        <Field label={t('audit.what')}>
          <Select {...select('event')}>
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
            {...form.textInput('person')}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={t('audit.outcome')}>
          <Select {...select('outcome')}>
            <option value="">{t('audit.anyOutcome')}</option>
            {AUDIT_OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {t(`outcome.${outcome}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('audit.from')}>
          <TextInput type="date" {...form.textInput('from')} />
        </Field>
        <Field label={t('audit.to')}>
          <TextInput type="date" {...form.textInput('to')} />
        </Field>
      </div>
      <Cluster gap={2}>
        <Button type="submit" variant="secondary">
          {t('audit.filter')}
        </Button>
        {isNarrowed ? (
          <Button variant="quiet" onClick={() => onChange(NO_FILTERS)}>
            {t('audit.showAll')}
          </Button>
        ) : null}
      </Cluster>
    </form>
  );
}
