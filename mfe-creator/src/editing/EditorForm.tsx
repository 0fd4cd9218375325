import type { Portal } from '@portico/shared/contracts';
import { LanguageSwitch, onCtrlEnter } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { spacing } from '@portico/shared/ui';
import type { SyntheticEvent } from 'react';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { RetainedNotice } from './RetainedNotice.tsx';
import { SaveProblem } from './SaveProblem.tsx';

/** The form with the language switch and the failure of the last save. */
export function EditorForm<Draft>(
  props: EditorDialogProps<Draft> & {
    id: string;
    onSubmit: (event: SyntheticEvent) => void;
    peekLabel: string;
    onPeek: (newer: Portal) => void;
    onDiscard: () => void;
  },
) {
  const { editing, texts, id, onSubmit, children } = props;
  const { formRef, language, setLanguage } = editing;
  const { t } = useText('mfe-creator');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter saves from any of its fields
    <form
      ref={formRef}
      id={id}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onCtrlEnter(onSubmit)}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[5] }}
    >
      <SaveProblem
        editing={editing}
        peekLabel={props.peekLabel}
        onPeek={props.onPeek}
        onDiscard={props.onDiscard}
      />
      {editing.retained ? <RetainedNotice {...editing.retained} /> : null}
      {texts ? (
        <LanguageSwitch
          label={t('editors.language')}
          value={language}
          onChange={setLanguage}
          texts={texts}
          coverageLabels={{
            full: t('editors.coverage.full'),
            partly: t('editors.coverage.partly'),
            missing: t('editors.coverage.missing'),
          }}
        />
      ) : null}
      {children}
    </form>
  );
}
