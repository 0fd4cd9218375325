import { KEY_SCOPES, type KeyScope } from '@portico/shared/contracts';
import { useForm } from '@portico/shared/patterns';
import { Field, Select, TextInput } from '@portico/shared/ui';
import { useState } from 'react';
import { ChecksField } from '../../integrations/ChecksField.tsx';
import { type NewApiKey, useCreateApiKeyMutation } from '../../integrations/integrations.api.ts';
import { OneTimeDialog } from '../../integrations/OneTimeDialog.tsx';
import { OneTimeValue } from '../../integrations/OneTimeValue.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useDay } from '../../messages/use-moment.ts';

const DAYS = [30, 90, 365] as const;
const DAY_MS = 24 * 3_600_000;

interface Values {
  name: string;
  scopes: readonly KeyScope[];
  days: string;
}

/** Creates an API key of the admin, and shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const day = useDay();
  const [create] = useCreateApiKeyMutation();
  const [created, setCreated] = useState<NewApiKey>();
  const form = useForm<Values>({
    initial: { name: '', scopes: ['read'], days: '90' },
    problems: ({ name, scopes }) => ({
      ...(name.trim() ? {} : { name: t('keys.nameNeeded') }),
      ...(scopes.length > 0 ? {} : { scopes: t('keys.scopeNeeded') }),
    }),
    submit: async ({ name, scopes, days }) => {
      const expiresAt = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
      const { data, error } = await create({ name: name.trim(), scopes: [...scopes], expiresAt });
      if (!data) return { kind: 'failed', failure: error };
      setCreated(data);
      return { kind: 'done' };
    },
  });
  return (
    <OneTimeDialog
      title={t('keys.new')}
      text={t('keys.newText')}
      submitLabel={t('keys.create')}
      failureTitle={t('keys.notCreated')}
      form={form}
      created={
        created ? (
          <OneTimeValue
            announcement={t('keys.ready')}
            label={t('keys.key')}
            hint={t('keys.keyHint', { time: day(created.expiresAt) })}
            value={created.key}
          />
        ) : undefined
      }
      onClose={onClose}
    >
      <Field label={t('keys.name')} hint={t('keys.nameHint')} required error={form.problemAt('name')}>
        <TextInput {...form.textInput('name')} maxLength={80} autoComplete="off" />
      </Field>
      <ChecksField
        legend={t('keys.scopes')}
        choices={KEY_SCOPES.map((value) => ({
          value,
          label: t(`scope.${value.replace(':', '-')}`),
          hint: t(`scope.${value.replace(':', '-')}Text`),
        }))}
        values={form.values.scopes}
        error={form.problemAt('scopes')}
        onChange={(scopes) => form.edit({ scopes })}
      />
      <Field label={t('keys.holds')}>
        <Select
          name="days"
          value={form.values.days}
          onChange={({ target }) => form.edit({ days: target.value })}
        >
          {DAYS.map((count) => (
            <option key={count} value={String(count)}>
              {t('keys.days', { count })}
            </option>
          ))}
        </Select>
      </Field>
    </OneTimeDialog>
  );
}
