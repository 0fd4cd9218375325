import { useWebConfigQuery } from '@portico/shared/api';
import { useText } from '@portico/shared/platform';
import { Container, media, Section, SectionHeader, spacing } from '@portico/shared/ui';
import { ContactCard } from './ContactCard.tsx';
import { MailForm } from './MailForm.tsx';

/**
 * The provider's contacts, and a form that writes an e-mail; reachable even if no page links to it. [CONTACT-01,
 * CONTACT-02, OPEN-42]
 */
export function ContactPage() {
  const { t } = useText('mfe-discovery');
  const { data: config } = useWebConfigQuery();
  const contacts = config?.contacts;
  return (
    <Section>
      <Container>
        <SectionHeader level={1} title={t('contact.title')} text={t('contact.text')} />
        <div
          css={{
            display: 'grid',
            alignItems: 'start',
            gap: spacing[6],
            [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: spacing[8] },
          }}
        >
          <ContactCard contacts={contacts} />
          {config ? <MailForm email={contacts?.email || undefined} /> : null}
        </div>
      </Container>
    </Section>
  );
}
