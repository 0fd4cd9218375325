import { css, keyframes } from '@emotion/react';
import { X } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { color, fontSizes, media, radii, spacing } from '../tokens/tokens.ts';
import { syncModalAttribute } from './modals.ts';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const settle = keyframes({ from: { transform: 'scale(0.97)', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

/** Maximum width on a desktop, by `size`; `lg` is min(920px, 96vw). */
const widths = { sm: '420px', md: '600px', lg: '920px' } as const;

const sheet = css({
  position: 'fixed',
  inset: 'auto 0 0',
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: ['92vh', '92dvh'],
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: `${radii.xl} ${radii.xl} 0 0`,
  background: color.raised,
  color: color.ink,
  boxShadow: 'var(--shadow-lg)',
  overflow: 'hidden',
  '&[open]': {
    display: 'flex',
    flexDirection: 'column',
    animation: `${rise} var(--motion-slow) var(--motion-ease)`,
  },
  '&::backdrop': {
    background: color.backdrop,
    animation: `${appear} var(--motion-slow) var(--motion-ease)`,
  },
  [media.tabletUp]: {
    inset: 0,
    margin: 'auto',
    blockSize: 'fit-content',
    inlineSize: 'min(var(--dialog-width), 96vw)',
    maxBlockSize: ['min(86vh, 900px)', 'min(86dvh, 900px)'],
    borderRadius: radii.xl,
    '&[open]': { animationName: settle },
  },
});

const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing[3],
  padding: `${spacing[3]} ${spacing[3]} ${spacing[3]} ${spacing[5]}`,
  paddingInline: `${spacing[5]} ${spacing[3]}`,
});

const body = css({
  padding: `${spacing[1]} ${spacing[5]} ${spacing[6]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flex: 1,
  minBlockSize: 0,
});

const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: spacing[3],
  padding: `${spacing[3]} ${spacing[5]}`,
  paddingBlockEnd: `max(${spacing[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
  [media.mobile]: { '& > *': { flex: '1 1 auto' } },
});

/** Props of `Dialog`. */
export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, Android's back gesture and a press on the backdrop, unless `busy`. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `alertdialog` for questions and errors. [T-21] */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of the element that describes an alertdialog. */
  describedBy?: string | undefined;
  /** Receives the focus when the dialog opens; default: the browser's choice. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined) | undefined;
  /** Whether a press on the backdrop closes it; false if input would be lost. Default true. */
  closesOnBackdrop?: boolean | undefined;
  /** Prevents closing, such as during a save. */
  busy?: boolean | undefined;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * A native modal dialog: a bottom sheet on a phone, a window on a desktop. Content mounts and unmounts in a deferred
 * render, so that it does not delay the response to the press (INP); for a parent that unmounts the dialog on closing,
 * see `useDeferredClose`.
 */
export function Dialog(props: DialogProps) {
  const isDue = useDeferredValue(props.open, false);
  return isDue ? <ShownDialog {...props} /> : null;
}

function ShownDialog(props: DialogProps) {
  const { onClose, size = 'md', role = 'dialog', closesOnBackdrop = true, open: isInSight } = props;
  const busy = props.busy || !isInSight;
  const element = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  const focusFirst = useEffectEvent(() => {
    const { initialFocus } = props;
    (typeof initialFocus === 'function' ? initialFocus() : initialFocus?.current)?.focus();
  });

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    opener.current ??= document.activeElement;
    if (!dialog.open) dialog.showModal();
    syncModalAttribute();
    focusFirst();
    return () => {
      syncModalAttribute();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);

  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    /** A menu or an IME composition inside may have handled the key. */
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) close(event);
  };
  /**
   * Closes on click rather than on press: otherwise the click would reach the page. A drag that starts inside the
   * dialog does not close it.
   */
  const onPointerDown = (event: MouseEvent) => {
    pressedBeside.current = event.target === element.current;
  };
  const onClick = (event: MouseEvent) => {
    if (closesOnBackdrop && pressedBeside.current && event.target === element.current) close(event);
  };
  /** Chrome closes the dialog on a second back gesture, even if the first was prevented. */
  const onNativeClose = (event: SyntheticEvent) => {
    if (event.target === element.current && isInSight) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop reaches the dialog itself
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
      aria-busy={busy || undefined}
      css={sheet}
      style={{ '--dialog-width': widths[size], display: isInSight ? undefined : 'none' } as CSSProperties}
      onCancel={(event) => event.target === element.current && close(event)}
      onClose={onNativeClose}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <DialogContent {...props} titleId={titleId} busy={busy} onClose={close} />
    </dialog>
  );
}

/** Memoized, so that the press that closes the dialog does not rerender the hidden content. */
const DialogContent = memo(
  function DialogContent(
    props: Pick<DialogProps, 'open' | 'title' | 'closeLabel' | 'busy' | 'footer' | 'children'> & {
      titleId: string;
      onClose: (event: SyntheticEvent) => void;
    },
  ) {
    return (
      <>
        <div css={header}>
          <h2 id={props.titleId} css={{ fontSize: fontSizes.lg, minInlineSize: 0 }}>
            {props.title}
          </h2>
          <IconButton
            label={props.closeLabel}
            onClick={props.onClose}
            aria-disabled={props.busy || undefined}
          >
            <X size={22} aria-hidden="true" />
          </IconButton>
        </div>
        {props.children ? <div css={body}>{props.children}</div> : null}
        {props.footer ? <div css={footer}>{props.footer}</div> : null}
      </>
    );
  },
  (_before, now) => !now.open,
);
