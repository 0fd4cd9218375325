import { css } from '@emotion/react';
import { changedMeanwhile, failureMessage, isUnsent } from '@portico/shared/api';
import { type Form, LeavePrompt, onCtrlEnter } from '@portico/shared/patterns';
import { Button, color, Notice, radii, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useMoment } from '../messages/use-moment.ts';

/** Stays in sight at the end of the window. */
const bar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: spacing[3],
  padding: spacing[3],
  marginBlockStart: spacing[6],
  borderRadius: `${radii.lg} ${radii.lg} 0 0`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raised,
});

/**
 * The form of one record: Save at the end of the window, Undo after a save, a question before unsaved changes are lost.
 * When someone else has saved the record meanwhile, it names them and offers to load their version, which replaces what
 * was typed. [T-41, T-49]
 */
export function RecordForm<Values extends object, Problem>({
  form,
  onLoadNewer,
  actions,
  children,
}: {
  form: Form<Values, unknown, Problem, undefined>;
  /** Loads the record as it is stored now, in place of what was entered. */
  onLoadNewer?: (() => void) | undefined;
  /** Buttons before Save. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useMessages();
  const { failure, isDirty, isSubmitting, state, undo } = form;
  return (
    <form {...form.formProps}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for Save, which is a button */}
      <div css={{ display: 'grid', gap: spacing[6] }} onKeyDown={onCtrlEnter(() => void form.submit())}>
        {children}
      </div>
      {failure === undefined ? null : (
        <div css={{ marginBlockStart: spacing[5] }}>
          <SaveFailure failure={failure} onLoadNewer={onLoadNewer} />
        </div>
      )}
      <div css={bar}>
        <span role="status" css={{ marginInlineEnd: 'auto', color: color.inkMuted }}>
          {isDirty ? t('form.unsaved') : state.kind === 'done' ? t('form.saved') : ''}
        </span>
        {undo && !isDirty ? (
          <Button variant="quiet" onClick={undo}>
            {t('form.undo')}
          </Button>
        ) : null}
        {actions}
        <Button type="submit" loading={isSubmitting} loadingLabel={t('form.saving')}>
          {t('form.save')}
        </Button>
      </div>
      <LeavePrompt
        isDirty={isDirty && !isSubmitting}
        labels={{
          title: t('form.discard'),
          text: t('form.discardText'),
          leave: t('form.discardConfirm'),
          stay: t('form.discardCancel'),
          close: t('form.discardCancel'),
        }}
      />
    </form>
  );
}

function SaveFailure({ failure, onLoadNewer }: { failure: unknown; onLoadNewer?: (() => void) | undefined }) {
  const { t } = useMessages();
  const moment = useMoment();
  const conflict = changedMeanwhile(failure);
  if (!conflict) {
    const isOffline = isUnsent(failure);
    return (
      <Notice tone={isOffline ? 'warning' : 'danger'} title={t('form.notSaved')}>
        {isOffline ? t('form.offline') : failureMessage(failure)}
      </Notice>
    );
  }
  const { by, at } = conflict;
  return (
    <Notice
      tone="danger"
      title={t('form.notSaved')}
      action={
        onLoadNewer ? (
          <Button size="sm" variant="secondary" onClick={onLoadNewer}>
            {t('form.loadNewer')}
          </Button>
        ) : null
      }
    >
      {by ? t('form.conflictBy', { name: by, time: moment(at) }) : t('form.conflict', { time: moment(at) })}
    </Notice>
  );
}
