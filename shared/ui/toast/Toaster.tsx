import { css, keyframes } from '@emotion/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Tone, ToneIcon, toneColors } from '../badge/Badge.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { useTopModal } from '../dialog/modals.ts';
import { color, fontSizes, radii, spacing } from '../tokens/tokens.ts';

/** How long, in ms, a message without an action stays. */
export const TOAST_STAYS_MS = 6000;

/** A message to the visitor. */
export interface ToastMessage {
  id: string;
  tone: Tone;
  /** The text, in the specification's literal wording where it gives one. [T-21] */
  text: ReactNode;
  /** A second line, such as the translation of a literal wording. [T-21] */
  detail?: ReactNode;
  /** A Button, such as Undo. A message with an action stays until it is dismissed. */
  action?: ReactNode;
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const region = css({
  position: 'fixed',
  insetBlockEnd: `var(--above-bottom-bar, ${spacing[4]})`,
  insetInline: spacing[4],
  zIndex: 'var(--layer-toast)',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  // Resets the browser's default style of popovers.
  '&[popover]': { inset: 'auto', margin: 0, border: 0, padding: 0, overflow: 'visible', background: 'none' },
  '&&': {
    insetBlockEnd: `var(--above-bottom-bar, ${spacing[4]})`,
    insetInline: spacing[4],
    inlineSize: 'auto',
  },
});

/** The toasts have the space above them, so that an empty stack takes no space. */
const stack = css({
  display: 'grid',
  inlineSize: 'min(480px, 100%)',
});

const toast = css({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: spacing[3],
  padding: `${spacing[2]} ${spacing[2]}`,
  paddingInlineStart: spacing[4],
  marginBlockStart: spacing[2],
  borderRadius: radii.lg,
  background: color.raised,
  color: color.ink,
  boxShadow: 'var(--shadow-lg)',
  animation: `${rise} var(--motion-slow) var(--motion-ease)`,
});

/**
 * Toasts at the bottom of the page: `danger` is announced at once and stays until dismissed, the others are announced
 * politely and disappear, except while hovered or focused. While a modal is open they are rendered inside of it,
 * because everything outside is inert and behind its backdrop. [T-21]
 */
export function Toaster(props: {
  /** Accessible name of the region. */
  label: string;
  messages: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
}) {
  const { label, messages, onDismiss, dismissLabel } = props;
  const modal = useTopModal();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // Browsers without popovers render it inside the modal.
    // A modal that is closing is already out of the document, where showing a popover throws.
    if (modal?.isConnected) element.current?.showPopover?.();
  }, [modal]);
  const show = (message: ToastMessage) => (
    <Toast key={message.id} message={message} onDismiss={onDismiss} dismissLabel={dismissLabel} />
  );
  const content = (
    <section ref={element} aria-label={label} css={region} popover={modal && 'manual'}>
      <div aria-live="polite" css={stack}>
        {messages.filter((message) => message.tone !== 'danger').map(show)}
      </div>
      <div css={stack}>{messages.filter((message) => message.tone === 'danger').map(show)}</div>
    </section>
  );
  return modal ? createPortal(content, modal) : content;
}

function Toast(props: { message: ToastMessage; onDismiss: (id: string) => void; dismissLabel: string }) {
  const { message, onDismiss, dismissLabel } = props;
  const [held, setHeld] = useState(false);
  const stays = held || message.tone === 'danger' || Boolean(message.action);

  const expire = useEffectEvent(() => onDismiss(message.id));
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => expire(), TOAST_STAYS_MS);
    return () => clearTimeout(timer);
  }, [stays]);

  return (
    <div
      css={toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span css={{ color: toneColors[message.tone].text }}>
        <ToneIcon tone={message.tone} size={22} />
      </span>
      <div
        role={message.tone === 'danger' ? 'alert' : 'status'}
        css={{ flex: 1, minInlineSize: 0, paddingBlock: 6 }}
      >
        <p css={{ fontWeight: 'var(--font-medium)' }}>{message.text}</p>
        {message.detail ? (
          <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{message.detail}</p>
        ) : null}
      </div>
      {message.action}
      <IconButton label={dismissLabel} onClick={() => onDismiss(message.id)}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
