import type { Portal } from '@portico/shared/contracts';
import { firstPhone, isSectionHidden, phoneHref } from '@portico/shared/domain';
import { color, media } from '@portico/shared/ui';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/**
 * A floating button that dials the first number; hidden while that number is visible, because it would cover the
 * contacts. [PORTAL-20]
 */
export function PhoneButton({ portal, isEditor }: { portal: Portal; isEditor: boolean }) {
  const { t } = useMessages();
  const number = firstPhone(portal.contacts?.phone);
  if (number === undefined || (isSectionHidden(portal, 'contacts') && !isEditor)) return null;
  return <FloatingButton href={phoneHref(number)} label={t('portal.call', { number })} />;
}

function FloatingButton({ href, label }: { href: string; label: string }) {
  const button = useRef<HTMLAnchorElement>(null);
  const [isNumberShown, setNumberShown] = useState(false);
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href=${JSON.stringify(href)}]`)];
    const number = links.find((link) => link !== button.current);
    if (!number || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setNumberShown(entry?.isIntersecting ?? false));
    observer.observe(number);
    return () => observer.disconnect();
  }, [href]);
  return (
    <a
      ref={button}
      href={href}
      data-number-shown={isNumberShown || undefined}
      aria-label={label}
      title={label}
      css={{
        position: 'fixed',
        zIndex: 'var(--layer-sticky)',
        insetInlineEnd: `max(var(--space-gutter), env(safe-area-inset-right))`,
        insetBlockEnd: 'calc(20px + env(safe-area-inset-bottom))',
        display: 'grid',
        placeItems: 'center',
        inlineSize: 60,
        blockSize: 60,
        borderRadius: '50%',
        background: color.brand,
        color: color.onBrand,
        boxShadow: 'var(--shadow-lg)',
        transition:
          'transform var(--motion-fast) var(--motion-ease), opacity var(--motion-fast), visibility var(--motion-fast)',
        '&[data-number-shown]': { opacity: 0, visibility: 'hidden' },
        '&:active': { transform: 'scale(0.96)' },
        [media.hover]: { '&:hover': { background: color.brandHover } },
        '@media print': { display: 'none' },
      }}
    >
      <Phone size={26} aria-hidden="true" />
    </a>
  );
}
