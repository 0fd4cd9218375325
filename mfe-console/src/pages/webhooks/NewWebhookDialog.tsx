import { WEBHOOK_EVENTS, type WebhookEvent } from '@portico/shared/contracts';
import { problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { Field, TextInput } from '@portico/shared/ui';
import { useState } from 'react';
import { ChecksField } from '../../integrations/ChecksField.tsx';
import { type NewWebhook, useCreateWebhookMutation } from '../../integrations/integrations.api.ts';
import { OneTimeDialog } from '../../integrations/OneTimeDialog.tsx';
import { OneTimeValue } from '../../integrations/OneTimeValue.tsx';
import { useMessages } from '../../messages/use-messages.ts';

interface Values {
  url: string;
  events: readonly WebhookEvent[];
}

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/.test(text.trim());

/** Creates a webhook, and shows its secret once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const [create] = useCreateWebhookMutation();
  const [created, setCreated] = useState<NewWebhook>();
  const form = useForm<Values, unknown, 'invalid' | RefusedField>({
    initial: { url: '', events: ['portal.changed', 'portal.released'] },
    problems: ({ url, events }) => ({
      ...(isWebAddress(url) ? {} : { url: 'invalid' as const }),
      ...(events.length > 0 ? {} : { events: 'invalid' as const }),
    }),
    submit: async ({ url, events }) => {
      const { data, error } = await create({ url: url.trim(), events: [...events] });
      if (!data) {
        const problems = refusedFields(error);
        // The server's reason says which network it refuses.
        return problems['url'] ? { kind: 'failed', problems } : { kind: 'failed', failure: error };
      }
      setCreated(data);
      return { kind: 'done' };
    },
  });
  return (
    <OneTimeDialog
      title={t('webhooks.new')}
      text={t('webhooks.newText')}
      submitLabel={t('webhooks.create')}
      failureTitle={t('webhooks.notCreated')}
      form={form}
      created={
        created ? (
          <OneTimeValue
            announcement={t('webhooks.ready')}
            label={t('webhooks.secret')}
            hint={t('webhooks.secretHint')}
            value={created.secret}
          />
        ) : undefined
      }
      onClose={onClose}
    >
      <Field
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        required
        error={form.problemAt('url') ? t('webhooks.urlWrong') : undefined}
      >
        <TextInput
          {...form.textInput('url')}
          type="url"
          dir="ltr"
          maxLength={2000}
          autoComplete="off"
          autoCapitalize="none"
        />
      </Field>
      <ChecksField
        legend={t('webhooks.events')}
        choices={WEBHOOK_EVENTS.map((value) => ({
          value,
          label: t(`hookEvent.${value.replace('.', '-')}`),
        }))}
        values={form.values.events}
        error={problemText(form.problemAt('events'), () => t('webhooks.eventNeeded'))}
        onChange={(events) => form.edit({ events })}
      />
    </OneTimeDialog>
  );
}
