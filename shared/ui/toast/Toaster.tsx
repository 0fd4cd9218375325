import { css, keyframes } from '@emotion/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Tone, ToneIcon, toneColors } from '../badge/Badge.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { color, fontSizes, radii, spacing } from '../tokens/tokens.ts';

/** How long, in ms, a message stays that needs no answer. */
export const TOAST_STAYS_MS = 6000;

/** A message to the visitor. */
export interface ToastMessage {
  id: string;
  tone: Tone;
  /** The message; in the literal words the specification asks for, where it does. [T-21] */
  text: ReactNode;
  /** A second line, such as the translation of literal words. [T-21] */
  detail?: ReactNode;
  /** A Button, such as Undo. A message with one stays until it is dismissed. */
  action?: ReactNode;
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const region = css({
  position: 'fixed',
  insetBlockEnd: `max(${spacing[4]}, env(safe-area-inset-bottom))`,
  insetInline: spacing[4],
  zIndex: 'var(--layer-toast)',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

const stack = css({
  display: 'grid',
  gap: spacing[2],
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
 * The messages that rise at the foot of the page: danger is announced at once and stays until dismissed, the
 * others politely and go by themselves, unless pointed at or focused. A modal covers them: say what concerns
 * a dialog by a Notice inside it. [T-21]
 */
export function Toaster(props: {
  /** The region's name. */
  label: string;
  messages: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
}) {
  const { label, messages, onDismiss, dismissLabel } = props;
  const show = (message: ToastMessage) => (
    <Toast key={message.id} message={message} onDismiss={onDismiss} dismissLabel={dismissLabel} />
  );
  return (
    <section aria-label={label} css={region}>
      <div aria-live="polite" css={stack}>
        {messages.filter((message) => message.tone !== 'danger').map(show)}
      </div>
      <div aria-live="assertive" css={stack}>
        {messages.filter((message) => message.tone === 'danger').map(show)}
      </div>
    </section>
  );
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
      <div css={{ flex: 1, minInlineSize: 0, paddingBlock: 6 }}>
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
