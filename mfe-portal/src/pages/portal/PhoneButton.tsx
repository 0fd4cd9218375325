import { css } from '@emotion/react';
import type { Portal } from '@portico/shared/contracts';
import { firstPhone, isSectionHidden, phoneHref } from '@portico/shared/domain';
import { color, media, radii, spacing, visuallyHiddenStyles } from '@portico/shared/ui';
import { Phone } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** Space that content keeps beside the page on a desktop, so that the button covers nothing, in px. */
const BESIDE_PX = 84;
/** Diameter of the button on a desktop, and its distance from the window's edge, in px. */
const BUTTON_PX = 48;
const EDGE_PX = 12;
/** Height of the bar on smaller screens, in px, without a safe area. */
const BAR_PX = 72;

/** Padding of content beside which the button floats: what a wide window's margins lack of its space. */
export const besidePhoneButton = css({
  [media.desktop]: {
    paddingInline: `max(0px, ${BESIDE_PX}px - max(var(--space-gutter), (100vw - var(--size-content)) / 2))`,
  },
});

/** An opaque bar over the whole width, so that it cuts no line of text; a round button on a desktop. */
const floating = css({
  position: 'fixed',
  zIndex: 'var(--layer-sticky)',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${spacing[2]} var(--space-gutter)`,
  paddingBlockEnd: `max(${spacing[2]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
  transition: 'opacity var(--motion-fast), visibility var(--motion-fast)',
  '&[data-in-the-way]': { opacity: 0, visibility: 'hidden' },
  [media.desktop]: {
    insetInlineStart: 'auto',
    insetInlineEnd: EDGE_PX,
    insetBlockEnd: 20,
    padding: 0,
    border: 0,
    background: 'none',
  },
  // Without script it would stay over the footer.
  '@media (scripting: none)': { position: 'static' },
  '@media print': { display: 'none' },
});

const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing[2],
  minBlockSize: BAR_PX - 16,
  borderRadius: radii.pill,
  background: color.brand,
  color: color.onBrand,
  fontWeight: 'var(--font-bold)',
  textDecoration: 'none',
  transition: 'transform var(--motion-fast) var(--motion-ease)',
  '&:active': { transform: 'scale(0.98)' },
  [media.hover]: { '&:hover': { background: color.brandHover } },
  [media.desktop]: {
    inlineSize: BUTTON_PX,
    minBlockSize: BUTTON_PX,
    boxShadow: 'var(--shadow-lg)',
    // Only the icon: the label stays as accessible name and tooltip.
    '& > span': visuallyHiddenStyles,
  },
});

/**
 * A floating button that dials the first number. It is hidden while the number itself or the page's footer is visible.
 * [PORTAL-20]
 */
export function PhoneButton({ portal, isEditor }: { portal: Portal; isEditor: boolean }) {
  const { t } = useMessages();
  const number = phoneOf(portal, isEditor);
  if (number === undefined) return null;
  return <FloatingButton href={phoneHref(number)} label={t('portal.call', { number })} />;
}

/** The number of the button; undefined if there is none. */
export const phoneOf = (portal: Portal, isEditor: boolean): string | undefined =>
  isSectionHidden(portal, 'contacts') && !isEditor ? undefined : firstPhone(portal.contacts?.phone);

function FloatingButton({ href, label }: { href: string; label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [isInTheWay, setInTheWay] = useState(false);
  useBottomBar(bar, !isInTheWay);
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href=${JSON.stringify(href)}]`)];
    const watched = [links.find((other) => other !== link.current), document.querySelector('main ~ footer')];
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](target);
      setInTheWay(visible.size > 0);
    });
    for (const element of watched) if (element) observer.observe(element);
    // What has the focus is scrolled to above the bar.
    document.documentElement.style.scrollPaddingBlockEnd = `${BAR_PX + 8}px`;
    return () => {
      observer.disconnect();
      document.documentElement.style.scrollPaddingBlockEnd = '';
    };
  }, [href]);
  return (
    <div ref={bar} css={floating} data-in-the-way={isInTheWay || undefined}>
      <a ref={link} href={href} title={label} css={button}>
        <Phone size={24} aria-hidden="true" />
        <span>{label}</span>
      </a>
    </div>
  );
}

/** Lifts messages above the bar, where it has the width of the window. */
function useBottomBar(bar: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = bar.current;
    if (!element || !isShown || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const isBar = element.offsetWidth >= document.documentElement.clientWidth;
      style.setProperty('--size-bottom-bar', isBar ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--size-bottom-bar');
    };
  }, [bar, isShown]);
}
