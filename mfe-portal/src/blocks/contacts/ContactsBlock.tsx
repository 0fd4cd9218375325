import type { Portal } from '@portico/shared/contracts';
import {
  CONTACT_ORDER,
  type ContactKind,
  contactEntries,
  isLocationWithheld,
  isSectionHidden,
} from '@portico/shared/domain';
import type { Text } from '@portico/shared/platform';
import { Localized } from '@portico/shared/platform';
import { color, fontSizes, spacing, tapArea } from '@portico/shared/ui';
import { Camera, Flag, Globe, Info, type LucideIcon, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../links/ExternalLink.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoInformation } from '../NoInformation.tsx';

/** Width of the icon and its gap. */
const ROW_INDENT = `calc(20px + ${spacing[3]})`;

const ICONS: Record<ContactKind, LucideIcon> = {
  email: Mail,
  phone: Phone,
  fanpage: Flag,
  instragramId: Camera,
  lineId: MessageCircle,
  webpage: Globe,
  location: MapPin,
  others: Info,
};

/** Contacts in a fixed order, each with its link. [PORTAL-11, PORTAL-17, AMBIG-39] */
export function ContactsBlock({ portal, isHidden, isEditor }: BlockProps) {
  const messages = useMessages();
  const rows = CONTACT_ORDER.map((kind) => ({
    kind,
    content: contactContent({ kind, portal, isEditor, messages }),
  })).filter(({ content }) => content !== null);
  return (
    <BlockFrame
      part="contacts"
      title={messages.t('contacts.title')}
      isHidden={isHidden}
      isEmpty={rows.length === 0}
      boxed
    >
      {rows.length === 0 ? (
        <NoInformation />
      ) : (
        <dl css={{ display: 'grid', gap: spacing[3] }}>
          {rows.map(({ kind, content }) => (
            <ContactRow key={kind} kind={kind} label={messages.t(`contacts.${kind}`)}>
              {content}
            </ContactRow>
          ))}
        </dl>
      )}
    </BlockFrame>
  );
}

function ContactRow({ kind, label, children }: { kind: ContactKind; label: string; children: ReactNode }) {
  const Icon = ICONS[kind];
  return (
    // A `div` in a `dl` may contain only `dt` and `dd`, so the icon is part of the `dt`.
    <div
      data-contact={kind}
      css={{
        position: 'relative',
        display: 'grid',
        gap: 2,
        paddingInlineStart: ROW_INDENT,
        minInlineSize: 0,
      }}
    >
      <dt css={{ color: color.inkSubtle, fontSize: fontSizes.xs, lineHeight: 1.5 }}>
        <Icon
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          css={{ position: 'absolute', insetInlineStart: 0, insetBlockStart: 2, color: color.brandStrong }}
        />
        {label}
      </dt>
      <dd css={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}

function contactContent(of: {
  kind: ContactKind;
  portal: Portal;
  isEditor: boolean;
  messages: Text;
}): ReactNode {
  const { kind, portal, isEditor, messages } = of;
  switch (kind) {
    case 'others':
      return localizedContent(portal.contacts?.others, messages);
    case 'location': {
      const isWithheld = isLocationWithheld(portal.location) || isSectionHidden(portal, 'location');
      return isWithheld && !isEditor ? null : localizedContent(portal.location?.streetAddress, messages);
    }
    default: {
      const entries = contactEntries(portal.contacts, kind);
      if (entries.length === 0) return null;
      return (
        <ul role="list" css={{ display: 'grid', gap: spacing[1] }}>
          {entries.map(({ text, href }) => (
            <li key={text}>
              <ContactLink href={href}>
                <bdi dir="ltr">{text}</bdi>
              </ContactLink>
            </li>
          ))}
        </ul>
      );
    }
  }
}

function localizedContent(text: Parameters<Text['localize']>[0], { localize }: Text): ReactNode {
  if (!localize(text)) return null;
  return (
    <span css={{ whiteSpace: 'pre-line' }}>
      <Localized text={text} />
    </span>
  );
}

function ContactLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children;
  const styles = { ...tapArea, display: 'inline-block' };
  if (!href.startsWith('http')) {
    return (
      <a href={href} css={styles}>
        {children}
      </a>
    );
  }
  return (
    <ExternalLink href={href} css={styles}>
      {children}
    </ExternalLink>
  );
}
