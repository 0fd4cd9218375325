import { useText } from '@portico/shared/platform';
import {
  Button,
  color,
  Directional,
  Field,
  fontSizes,
  radii,
  spacing,
  TextArea,
  TextInput,
} from '@portico/shared/ui';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { mailLink } from './mail-link.ts';

type Missing = { name: boolean; message: boolean };

/**
 * Opens an e-mail to the provider in the visitor's mail program, without a recipient if the provider has no address;
 * the site sends nothing. [CONTACT-02, OPEN-42]
 */
export function MailForm({ email }: { email: string | undefined }) {
  const { t } = useText('mfe-discovery');
  const [missing, setMissing] = useState<Missing>({ name: false, message: false });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const name = textIn(elements.namedItem('name'));
    const message = textIn(elements.namedItem('body'));
    setMissing({ name: name === '', message: message === '' });
    if (name === '' || message === '') return;
    openMail(
      mailLink({ to: email ?? '', subject: t('contact.subject', { name }), body: `${message}\n\n${name}` }),
    );
  };

  return (
    <form
      noValidate
      onSubmit={onSubmit}
      action={`mailto:${email ?? ''}`}
      css={{
        display: 'grid',
        gap: spacing[5],
        padding: spacing[6],
        borderRadius: radii.xl,
        background: color.surface,
        boxShadow: 'var(--shadow-sm)',
      }}
    >
      <h2 css={{ fontSize: fontSizes.lg }}>{t('contact.writeTitle')}</h2>
      <Field label={t('contact.name')} required error={missing.name ? t('contact.required') : undefined}>
        <TextInput name="name" autoComplete="name" maxLength={120} />
      </Field>
      <Field
        label={t('contact.message')}
        required
        error={missing.message ? t('contact.required') : undefined}
      >
        <TextArea name="body" rows={5} maxLength={2000} />
      </Field>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[4] }}>
        <Button
          type="submit"
          icon={
            <Directional>
              <Send size={18} aria-hidden="true" />
            </Directional>
          }
        >
          {t('contact.send')}
        </Button>
        <p css={{ flex: '1 1 14em', color: color.inkMuted, fontSize: fontSizes.sm }}>
          {t('contact.sendHint')}
        </p>
      </div>
    </form>
  );
}

const textIn = (field: Element | RadioNodeList | null): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value.trim() : '';

/** Clicks a link, so that the page stays open beside the mail program. */
function openMail(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
