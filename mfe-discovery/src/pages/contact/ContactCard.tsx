import type { WebConfig } from '@portico/shared/contracts';
import { lineHref, phoneHref, phoneNumbers, safeHref } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, radii, spacing, tapArea } from '@portico/shared/ui';
import { FileText, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

/** The provider's chat id, phone and form. [CONTACT-01] */
export function ContactCard({ contacts }: { contacts: WebConfig['contacts'] }) {
  const { t } = useText('mfe-discovery');
  const formHref = safeHref(contacts?.googleFormLink);
  const rows: ReactNode[] = [];
  if (contacts?.lineId) {
    rows.push(
      <Row key="line" icon={<MessageCircle size={22} aria-hidden="true" />} label={t('contact.line')}>
        <a href={lineHref(contacts.lineId)} rel="noopener" dir="ltr">
          {contacts.lineId}
        </a>
      </Row>,
    );
  }
  const phones = phoneNumbers(contacts?.phone);
  if (phones.length > 0) {
    rows.push(
      <Row key="phone" icon={<Phone size={22} aria-hidden="true" />} label={t('contact.phone')}>
        {phones.map((phone) => (
          <a key={phone} href={phoneHref(phone)} dir="ltr">
            {phone}
          </a>
        ))}
      </Row>,
    );
  }
  if (formHref) {
    rows.push(
      <Row key="form" icon={<FileText size={22} aria-hidden="true" />} label={t('contact.form')}>
        <a href={formHref} target="_blank" rel="noopener noreferrer">
          {t('contact.openForm')}
        </a>
      </Row>,
    );
  }
  return (
    <div
      css={{
        padding: spacing[6],
        borderRadius: radii.xl,
        background: color.surface,
        boxShadow: 'var(--shadow-sm)',
      }}
    >
      {rows.length > 0 ? (
        <dl css={{ display: 'grid', gap: spacing[5] }}>{rows}</dl>
      ) : (
        <p css={{ color: color.inkMuted }}>{t('contact.none')}</p>
      )}
    </div>
  );
}

/** Diameter of an icon's circle, in px. */
const ICON_PX = 48;

/** A `div` in a `dl` may contain only `dt` and `dd`, so the icon is part of the `dt`. */
function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div
      css={{
        position: 'relative',
        display: 'grid',
        alignContent: 'center',
        minInlineSize: 0,
        minBlockSize: ICON_PX,
        paddingInlineStart: `calc(${ICON_PX}px + ${spacing[4]})`,
        overflowWrap: 'anywhere',
      }}
    >
      <dt css={{ color: color.inkSubtle, fontSize: fontSizes.sm }}>
        <span
          css={{
            position: 'absolute',
            insetInlineStart: 0,
            insetBlock: 0,
            marginBlock: 'auto',
            display: 'grid',
            placeItems: 'center',
            inlineSize: ICON_PX,
            blockSize: ICON_PX,
            borderRadius: '50%',
            background: color.brandSoft,
            color: color.brandStrong,
          }}
        >
          {icon}
        </span>
        {label}
      </dt>
      <dd
        css={{
          margin: 0,
          display: 'grid',
          justifyItems: 'start',
          fontWeight: 'var(--font-medium)',
          '& a': tapArea,
        }}
      >
        {children}
      </dd>
    </div>
  );
}
