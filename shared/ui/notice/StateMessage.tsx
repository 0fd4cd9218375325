import { CloudAlert, Inbox, SearchX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { color, fontSizes, radii, spacing } from '../tokens/tokens.ts';

/** An action in its simplest form: one button. */
export interface StateAction {
  label: string;
  onClick: () => void;
}

const isStateAction = (action: ReactNode | StateAction): action is StateAction =>
  typeof action === 'object' && action !== null && 'onClick' in action;

/** Why there is no content. */
export type StateKind = 'empty' | 'not-found' | 'failed' | 'offline';

const icons = { empty: Inbox, 'not-found': SearchX, failed: CloudAlert, offline: WifiOff } as const;

/**
 * Replaces missing content: empty (with the next step), not found, failed (with a retry), offline. A failure is
 * announced at once, the others politely.
 */
export function StateMessage(props: {
  kind: StateKind;
  /** Replaces the default icon of the kind. */
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A retry or a next step: label and handler of a button, or an element such as a link. */
  action?: ReactNode | StateAction;
  /** Replaces the page's whole content: the title is its h1. */
  isPage?: boolean;
}) {
  const { kind, icon, title, text, action, isPage = false } = props;
  const Icon = icons[kind];
  const Title = isPage ? 'h1' : 'p';
  return (
    <div
      role={kind === 'failed' ? 'alert' : 'status'}
      css={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: spacing[3],
        padding: `${spacing[12]} ${spacing[6]}`,
        textAlign: 'center',
        borderRadius: radii.xl,
        border: `1px solid ${color.line}`,
        background: color.surface,
      }}
    >
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          inlineSize: 64,
          blockSize: 64,
          borderRadius: '50%',
          background: kind === 'failed' ? color.dangerSoft : color.brandSoft,
          color: kind === 'failed' ? color.danger : color.brandStrong,
        }}
      >
        {icon ?? <Icon size={28} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <Title
        css={{
          fontSize: fontSizes.lg,
          fontWeight: 'var(--font-bold)',
          lineHeight: 'var(--font-leading-tight)',
        }}
      >
        {title}
      </Title>
      {text ? <p css={{ maxInlineSize: '44ch', color: color.inkMuted, textWrap: 'pretty' }}>{text}</p> : null}
      {action ? (
        <div css={{ marginBlockStart: spacing[2] }}>
          {isStateAction(action) ? (
            <Button variant="secondary" onClick={action.onClick}>
              {action.label}
            </Button>
          ) : (
            action
          )}
        </div>
      ) : null}
    </div>
  );
}
