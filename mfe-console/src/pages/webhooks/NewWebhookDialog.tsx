import { failureMessage } from '@portico/shared/api';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@portico/shared/contracts';
import { problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { Button, Dialog, Field, Notice, spacing, TextInput } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { ChecksField } from '../../integrations/ChecksField.tsx';
import { type NewWebhook, useCreateWebhookMutation } from '../../integrations/integrations.api.ts';
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
  const formId = useId();
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
    <Dialog
      open
      onClose={onClose}
      title={t('webhooks.new')}
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
              {t('webhooks.create')}
            </Button>
          </>
        )
      }
    >
      {created ? (
        <OneTimeValue
          announcement={t('webhooks.ready')}
          label={t('webhooks.secret')}
          hint={t('webhooks.secretHint')}
          value={created.secret}
        />
      ) : (
        <form id={formId} {...form.formProps} css={{ display: 'grid', gap: spacing[5] }}>
          <p>{t('webhooks.newText')}</p>
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
          {form.failure === undefined ? null : (
            <Notice tone="danger" title={t('webhooks.notCreated')}>
              {failureMessage(form.failure)}
            </Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}
