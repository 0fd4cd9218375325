import { failureMessage } from '@portico/shared/api';
import { KEY_SCOPES, type KeyScope } from '@portico/shared/contracts';
import { useForm } from '@portico/shared/patterns';
import { Button, Dialog, Field, Notice, Select, spacing, TextInput } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { ChecksField } from '../../integrations/ChecksField.tsx';
import { type NewApiKey, useCreateApiKeyMutation } from '../../integrations/integrations.api.ts';
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
  const formId = useId();
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
    <Dialog
      open
      onClose={onClose}
      title={t('keys.new')}
      closeLabel={t('people.cancel')}
      closesOnBackdrop={false}
      busy={form.isSubmitting}
      footer={
        created ? (
          <Button onClick={onClose}>{t('people.done')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('people.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={form.isSubmitting}>
              {t('keys.create')}
            </Button>
          </>
        )
      }
    >
      {created ? (
        <OneTimeValue
          announcement={t('keys.ready')}
          label={t('keys.key')}
          hint={t('keys.keyHint', { time: day(created.expiresAt) })}
          value={created.key}
        />
      ) : (
        <form id={formId} {...form.formProps} css={{ display: 'grid', gap: spacing[5] }}>
          <p>{t('keys.newText')}</p>
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
          {form.failure === undefined ? null : (
            <Notice tone="danger" title={t('keys.notCreated')}>
              {failureMessage(form.failure)}
            </Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}
