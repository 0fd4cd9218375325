import { useText } from '@portico/shared/platform';
import { Badge, Button, fontSizes, spacing } from '@portico/shared/ui';
import { type SyntheticEvent, useId } from 'react';
import { EditorForm } from './EditorForm.tsx';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { sectionStyles } from './section-styles.ts';
import { useReportDirty } from './use-report-dirty.ts';

/** An editor as a section of the long form, with its own Save and Undo. [OPEN-37] */
export function EditorSection<Draft>(props: EditorDialogProps<Draft>) {
  const { title, editing, isWaiting } = props;
  const { isDirty, state } = editing;
  const { t } = useText('mfe-creator');
  const id = useId();
  useReportDirty(id, isDirty);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWaiting) void editing.save();
  };
  return (
    <section aria-labelledby={`${id}-title`} css={sectionStyles}>
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: spacing[3],
          minBlockSize: 28,
        }}
      >
        <h2 id={`${id}-title`} css={{ fontSize: fontSizes.lg }}>
          {title}
        </h2>
        <span>
          {isDirty ? (
            <Badge tone="warning">{t('editors.unsaved')}</Badge>
          ) : state.kind === 'saved' ? (
            <Badge tone="success">{t('editors.saved')}</Badge>
          ) : null}
        </span>
      </div>
      <EditorForm
        {...props}
        id={`${id}-form`}
        onSubmit={submit}
        onPeek={editing.reset}
        peekLabel={t('editors.conflict.take')}
        onDiscard={() => editing.reset()}
      />
      {isDirty ? (
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: spacing[3] }}>
          <Button variant="secondary" onClick={() => editing.reset()}>
            {t('editors.undo')}
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            loading={state.kind === 'saving'}
            loadingLabel={t('editors.saving')}
            aria-disabled={isWaiting || undefined}
          >
            {t('editors.save')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
