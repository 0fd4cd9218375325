import { css } from '@emotion/react';
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
import { LeaveQuestion } from '../LeaveQuestion.tsx';
import { useConflictWords } from '../use-conflict-words.ts';
import { useNoteUnsaved } from '../use-note-unsaved.ts';
import { pageSavesOf, type SaveStanding } from './page-saves.ts';

/** How long an undo is offered, in ms: long enough to look at the page and think again. */
export const UNDO_OFFERED_MS = 20_000;
/** How long it stands there that something was undone, in ms. */
const UNDONE_SHOWN_MS = 5000;

const edge = css({
  position: 'fixed',
  insetInline: spacing[4],
  insetBlockEnd: `max(${spacing[4]}, env(safe-area-inset-bottom))`,
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
 * At the page's edge: whether the last change is being saved, is saved or failed, with the way back for a while. A failed
 * change stays on the page until it is tried again or taken back. [ERR-10, T-21, T-49]
 */
export function SaveStatus({ portalId }: { portalId: string }) {
  const saves = pageSavesOf(portalId);
  const standing = useSyncExternalStore(saves.subscribe, saves.standing);
  const [isHeld, setHeld] = useState(false);
  const { kind } = standing;
  const isGuarded = useNoteUnsaved(useId(), kind === 'failed');

  useEffect(() => {
    const shownMs = { saved: UNDO_OFFERED_MS, undone: UNDONE_SHOWN_MS }[kind as string];
    if (shownMs === undefined || isHeld) return undefined;
    const timer = setTimeout(saves.settle, shownMs);
    return () => clearTimeout(timer);
  }, [kind, standing, isHeld, saves]);
  useEffect(
    () => () => {
      if (['saved', 'undone', 'overtaken'].includes(saves.standing().kind)) saves.settle();
    },
    [saves],
  );
  useAskOnUnload(kind === 'saving');

  return (
    <div css={edge}>
      {/** Always there: a polite live region that comes with its message is often not read. */}
      <div
        aria-live="polite"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Quiet standing={standing} onClose={saves.settle} />
      </div>
      <Failed standing={standing} onClose={saves.settle} />
      {kind === 'failed' && !isGuarded ? <LeaveQuestion isDirty /> : null}
    </div>
  );
}

interface StandingProps {
  standing: SaveStanding;
  onClose: () => void;
}

function Quiet({ standing, onClose }: StandingProps) {
  const { t } = useText('mfe-creator');
  switch (standing.kind) {
    case 'saving':
      return (
        <Bar icon={<SpinnerRing />} words={t('editors.saving')}>
          {null}
        </Bar>
      );
    case 'saved':
      return (
        <Bar icon={<Tinted tone="success" />} words={t('editors.saved')}>
          <Button
            variant="quiet"
            size="sm"
            icon={<Undo2 size={18} aria-hidden="true" css={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
            onClick={standing.undo}
          >
            {t('editors.undoSave')}
          </Button>
          <Close onClose={onClose} />
        </Bar>
      );
    case 'undone':
      return (
        <Bar icon={<Tinted tone="success" />} words={t('editors.undone')}>
          <Close onClose={onClose} />
        </Bar>
      );
    default:
      return null;
  }
}

function Failed({ standing, onClose }: StandingProps) {
  const { t } = useText('mfe-creator');
  const conflictWords = useConflictWords();
  if (standing.kind === 'failed') {
    return (
      <Bar
        role="alert"
        icon={<Tinted tone={standing.isWaiting ? 'warning' : 'danger'} />}
        words={t('editors.notSaved')}
        detail={standing.isWaiting ? t('editors.waits') : <bdi>{standing.message}</bdi>}
      >
        <Button size="sm" onClick={standing.retry}>
          {t('editors.retry')}
        </Button>
        <Button size="sm" variant="secondary" onClick={standing.takeBack}>
          {t('editors.takeBack')}
        </Button>
      </Bar>
    );
  }
  if (standing.kind === 'overtaken') {
    return (
      <Bar
        role="alert"
        icon={<Tinted tone="danger" />}
        words={t(standing.isUndo ? 'editors.notUndone' : 'editors.notSaved')}
        detail={conflictWords(standing.conflict)}
      >
        <Close onClose={onClose} />
      </Bar>
    );
  }
  return null;
}

function Bar(props: {
  icon: ReactNode;
  words: string;
  detail?: ReactNode;
  /** Of its text; `alert` is announced at once. */
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
        <p css={{ fontWeight: 'var(--font-medium)' }}>{props.words}</p>
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

/** Leaving the site would end a save that is on its way; a navigation within it does not. */
function useAskOnUnload(isSaving: boolean): void {
  useEffect(() => {
    if (!isSaving) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaving]);
}
