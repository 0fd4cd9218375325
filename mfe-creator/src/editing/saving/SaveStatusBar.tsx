import { css } from '@emotion/react';
import { useConfirmUnload } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import {
  Button,
  color,
  fontSizes,
  IconButton,
  radii,
  SpinnerRing,
  spacing,
  type Tone,
  ToneIcon,
} from '@portico/shared/ui';
import { Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { UnsavedChangesPrompt } from '../UnsavedChangesPrompt.tsx';
import { useConflictMessage } from '../use-conflict-message.ts';
import { useReportDirty } from '../use-report-dirty.ts';
import { type SaveStatus, saveQueueOf } from './save-queue.ts';

/** How long an undo is offered, in ms. */
export const UNDO_OFFERED_MS = 20_000;
/** How long the confirmation of an undo is shown, in ms. */
const UNDONE_SHOWN_MS = 5000;

const edge = css({
  position: 'fixed',
  insetInline: spacing[4],
  insetBlockEnd: `var(--above-bottom-bar, ${spacing[4]})`,
  zIndex: 'var(--layer-toast)',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});

const bar = css({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing[2],
  maxInlineSize: 'min(560px, 100%)',
  minBlockSize: 'var(--size-tap)',
  paddingBlock: spacing[1],
  paddingInline: `${spacing[4]} ${spacing[2]}`,
  borderRadius: radii.lg,
  background: color.raised,
  color: color.ink,
  boxShadow: 'var(--shadow-lg)',
});

/**
 * The status of the last save, with an undo for a while. A failed change stays on the page until it is retried or
 * discarded. [ERR-10, T-21, T-49]
 */
export function SaveStatusBar(props: {
  portalId: string;
  /** The page has another Undo, as in the bar of a draft. */
  isUndoElsewhere?: boolean;
}) {
  const { portalId, isUndoElsewhere = false } = props;
  const saves = saveQueueOf(portalId);
  const status = useSyncExternalStore(saves.subscribe, saves.status);
  const [isHeld, setHeld] = useState(false);
  const { kind } = status;
  const isGuarded = useReportDirty(useId(), kind === 'failed');

  useEffect(() => {
    const shownMs = { saved: UNDO_OFFERED_MS, undone: UNDONE_SHOWN_MS }[kind as string];
    if (shownMs === undefined || isHeld) return undefined;
    const timer = setTimeout(saves.dismiss, shownMs);
    return () => clearTimeout(timer);
  }, [kind, status, isHeld, saves]);
  useEffect(
    () => () => {
      if (['saved', 'undone', 'overtaken'].includes(saves.status().kind)) saves.dismiss();
    },
    [saves],
  );
  // Leaving the site would abort a save in flight; a client-side navigation does not.
  useConfirmUnload(kind === 'saving');

  return (
    <div css={edge}>
      {/** Always mounted: a live region that is inserted with its message is often not announced. */}
      <div
        aria-live="polite"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Quiet status={status} isUndoElsewhere={isUndoElsewhere} onClose={saves.dismiss} />
      </div>
      <Failed status={status} onClose={saves.dismiss} />
      {kind === 'failed' && !isGuarded ? <UnsavedChangesPrompt isDirty /> : null}
    </div>
  );
}

interface StatusProps {
  status: SaveStatus;
  onClose: () => void;
}

function Quiet({ status, onClose, isUndoElsewhere }: StatusProps & { isUndoElsewhere: boolean }) {
  const { t } = useText('mfe-creator');
  switch (status.kind) {
    case 'saving':
      return (
        <Bar icon={<SpinnerRing />} text={t('editors.saving')}>
          {null}
        </Bar>
      );
    case 'saved':
      return (
        <Bar icon={<Tinted tone="success" />} text={t('editors.saved')}>
          {isUndoElsewhere ? null : (
            <Button
              variant="quiet"
              size="sm"
              icon={
                <Undo2 size={18} aria-hidden="true" css={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
              }
              onClick={status.undo}
            >
              {t('editors.undoSave')}
            </Button>
          )}
          <Close onClose={onClose} />
        </Bar>
      );
    case 'undone':
      return (
        <Bar icon={<Tinted tone="success" />} text={t('editors.undone')}>
          <Close onClose={onClose} />
        </Bar>
      );
    default:
      return null;
  }
}

function Failed({ status, onClose }: StatusProps) {
  const { t } = useText('mfe-creator');
  const conflictMessage = useConflictMessage();
  if (status.kind === 'failed') {
    return (
      <Bar
        role="alert"
        icon={<Tinted tone={status.isWaiting ? 'warning' : 'danger'} />}
        text={t('editors.notSaved')}
        detail={status.isWaiting ? t('editors.waits') : <bdi>{status.message}</bdi>}
      >
        <Button size="sm" onClick={status.retry}>
          {t('editors.retry')}
        </Button>
        <Button size="sm" variant="secondary" onClick={status.discard}>
          {t('editors.discardChange')}
        </Button>
      </Bar>
    );
  }
  if (status.kind === 'overtaken') {
    return (
      <Bar
        role="alert"
        icon={<Tinted tone="danger" />}
        text={t(status.isUndo ? 'editors.notUndone' : 'editors.notSaved')}
        detail={conflictMessage(status.conflict)}
      >
        <Close onClose={onClose} />
      </Bar>
    );
  }
  return null;
}

function Bar(props: {
  icon: ReactNode;
  text: string;
  detail?: ReactNode;
  /** The role of the text; `alert` is announced at once. */
  role?: 'status' | 'alert';
  children: ReactNode;
}) {
  const { role = 'status' } = props;
  return (
    <div css={bar}>
      {props.icon}
      <div
        role={role}
        css={{ flex: '1 1 auto', minInlineSize: 0, paddingBlock: spacing[1], overflowWrap: 'anywhere' }}
      >
        <p css={{ fontWeight: 'var(--font-medium)' }}>{props.text}</p>
        {props.detail ? <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{props.detail}</p> : null}
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[2] }}>
        {props.children}
      </div>
    </div>
  );
}

const TINTS = { success: color.success, warning: color.warning, danger: color.danger } as const;

const Tinted = ({ tone }: { tone: Tone & keyof typeof TINTS }) => (
  <span css={{ display: 'grid', flex: 'none', color: TINTS[tone] }}>
    <ToneIcon tone={tone} size={20} />
  </span>
);

function Close({ onClose }: { onClose: () => void }) {
  const { t } = useText('mfe-creator');
  return (
    <IconButton label={t('editors.close')} onClick={onClose}>
      <X size={18} aria-hidden="true" />
    </IconButton>
  );
}
