import { type ReactNode, useId } from 'react';
import { type Tone, ToneIcon, toneColors } from '../badge/Badge.tsx';
import { color, fontSizes, spacing } from '../tokens/tokens.ts';
import { visuallyHiddenStyles } from '../visually-hidden/VisuallyHidden.tsx';
import { FieldContext } from './field-context.ts';

function Remark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      css={{
        display: 'flex',
        gap: 6,
        color: toneColors[tone].text,
        fontSize: fontSizes.sm,
        alignItems: 'start',
      }}
    >
      <span css={{ paddingBlockStart: '0.3em' }}>
        <ToneIcon tone={tone} size={16} />
      </span>
      <span css={{ minInlineSize: 0 }}>{children}</span>
    </span>
  );
}

/**
 * A labelled control with hint, warning and error, linked for screen readers; a new warning or error is announced
 * politely. Our controls (TextInput and so on) connect to it by context. [T-27]
 */
export function Field(props: {
  label: ReactNode;
  /** Hides the label visually, if the design makes it redundant (a search box). */
  labelHidden?: boolean | undefined;
  /** Rendered beside the label, such as '(optional)' or a counter. */
  note?: ReactNode;
  hint?: ReactNode;
  warning?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** The control's id, if the caller needs it. */
  id?: string | undefined;
  children: ReactNode;
}) {
  const { label, labelHidden = false, note, hint, warning, error, required = false, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = [hint ? `${id}-hint` : '', warning || error ? `${id}-remark` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div css={{ display: 'grid', gap: 6, minInlineSize: 0, alignContent: 'start' }}>
      <div
        css={[
          { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: spacing[3] },
          labelHidden && visuallyHiddenStyles,
        ]}
      >
        <label htmlFor={id} css={{ fontWeight: 'var(--font-medium)' }}>
          {label}
          {required ? (
            <span aria-hidden="true" css={{ color: color.danger, marginInlineStart: 4 }}>
              *
            </span>
          ) : null}
        </label>
        {note ? (
          <span css={{ color: color.inkSubtle, fontSize: fontSizes.sm, flex: 'none' }}>{note}</span>
        ) : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {hint}
        </p>
      ) : null}
      <FieldContext value={{ id, describedBy: describedBy || undefined, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {/* Always mounted: screen readers often ignore a live region that is inserted together with its text. */}
      <div
        id={`${id}-remark`}
        aria-live="polite"
        css={{ display: 'grid', gap: 4, '&:empty': { marginBlockStart: -6 } }}
      >
        {error ? <Remark tone="danger">{error}</Remark> : null}
        {warning ? <Remark tone="warning">{warning}</Remark> : null}
      </div>
    </div>
  );
}
