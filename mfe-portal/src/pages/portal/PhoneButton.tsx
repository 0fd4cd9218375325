import type { Portal } from '@portico/shared/contracts';
import { firstPhone, isSectionHidden, phoneHref } from '@portico/shared/domain';
import { color, media } from '@portico/shared/ui';
import { Phone } from 'lucide-react';
import { useWords } from '../../words/use-words.ts';

/** Dials the first number from wherever one is on the page. [PORTAL-20] */
export function PhoneButton({ portal, isEditor }: { portal: Portal; isEditor: boolean }) {
  const { t } = useWords();
  const number = firstPhone(portal.contacts?.phone);
  if (number === undefined || (isSectionHidden(portal, 'contacts') && !isEditor)) return null;
  const label = t('portal.call', { number });
  return (
    <a
      href={phoneHref(number)}
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
        transition: 'transform var(--motion-fast) var(--motion-ease)',
        '&:active': { transform: 'scale(0.96)' },
        [media.hover]: { '&:hover': { background: color.brandHover } },
        '@media print': { display: 'none' },
      }}
    >
      <Phone size={26} aria-hidden="true" />
    </a>
  );
}
