import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { CheckField, Field, media, spacing, TextInput } from '@portico/shared/ui';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

const CONTACTS = ['email', 'phone', 'lineId', 'fbPageId', 'googleFormLink'] as const;
const INPUT_TYPES = {
  email: 'email',
  phone: 'tel',
  lineId: 'text',
  fbPageId: 'text',
  googleFormLink: 'url',
} as const;

/** The contacts of the site, and whether pages show them. */
export function ContactsSection({ id, form, errorAt }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id}>
      <CheckField
        label={t('site.showContact')}
        hint={t('site.showContactHint')}
        checked={values.isContactWithMe}
        onChange={(isContactWithMe) => edit({ isContactWithMe })}
      />
      <div
        css={{
          display: 'grid',
          gap: spacing[5],
          alignItems: 'start',
          [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {CONTACTS.map((contact) => (
          <Field
            key={contact}
            label={t(`site.${contact}`)}
            hint={contact === 'googleFormLink' ? t('site.googleFormLinkHint') : undefined}
            error={errorAt(`contacts.${contact}`)}
          >
            <TextInput
              name={`contacts.${contact}`}
              type={INPUT_TYPES[contact]}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={contact === 'googleFormLink' ? CONTENT_LIMITS.address : CONTENT_LIMITS.word}
              value={values.contacts[contact] ?? ''}
              onChange={({ target }) =>
                edit((now) => ({ contacts: { ...now.contacts, [contact]: target.value } }))
              }
            />
          </Field>
        ))}
      </div>
    </SiteSection>
  );
}
