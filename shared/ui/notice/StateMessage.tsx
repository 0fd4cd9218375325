import { CloudAlert, Inbox, SearchX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { color, fontSizes, radii, spacing } from '../tokens/tokens.ts';

/** A way on in its simplest form: one button. */
export interface StateAction {
  label: string;
  onClick: () => void;
}

const isStateAction = (action: ReactNode | StateAction): action is StateAction =>
  typeof action === 'object' && action !== null && 'onClick' in action;

/** Why a place has nothing to show. */
export type StateKind = 'empty' | 'not-found' | 'failed' | 'offline';

const icons = { empty: Inbox, 'not-found': SearchX, failed: CloudAlert, offline: WifiOff } as const;

/**
 * What stands in place of content: empty (what to do next), nothing found, failed (what happened, with retry as the
 * action), offline. A failure is announced at once, the others politely.
 */
export function StateMessage(props: {
  kind: StateKind;
  /** Instead of the kind's own icon. */
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Retry, or the way on: a button's words and deed, or an element of one's own (a link). */
  action?: ReactNode | StateAction;
}) {
  const { kind, icon, title, text, action } = props;
  const Icon = icons[kind];
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
      <p
        css={{
          fontSize: fontSizes.lg,
          fontWeight: 'var(--font-bold)',
          lineHeight: 'var(--font-leading-tight)',
        }}
      >
        {title}
      </p>
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
