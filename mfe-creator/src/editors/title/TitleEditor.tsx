import { VALIDATION_MESSAGES } from '@portico/shared/contracts';
import { hasTranslation, SUGGESTED_LENGTHS, toWireText, withTranslation } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Field } from '@portico/shared/ui';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { langProps } from '../../editing/lang-props.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { HintedTextInput } from '../../length-hint/HintedTextInput.tsx';

/** Title and highlight sentence; a page needs a title in at least one language. [EDIT-04, EDIT-05, VAL-03, VAL-13] */
export function TitleEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    start: ({ title, highlightSentence }) => ({ title, highlightSentence }),
    changes: ({ title, highlightSentence }) => ({ title, highlightSentence: toWireText(highlightSentence) }),
    problems: ({ title }) =>
      hasTranslation(title) ? [] : [{ path: 'title', message: VALIDATION_MESSAGES.title }],
  });
  const { draft, edit, errorAt, language } = editing;
  return (
    <EditorDialog
      title={t('editors.title.title')}
      editing={editing}
      texts={[draft.title, draft.highlightSentence]}
      size="lg"
    >
      <Field label={t('editors.title.name')} error={errorAt('title')}>
        <HintedTextInput
          {...langProps(language)}
          autoComplete="off"
          minimum={SUGGESTED_LENGTHS.generic}
          value={draft.title[language] ?? ''}
          onChange={(event) => edit({ title: withTranslation(draft.title, language, event.target.value) })}
        />
        <FallbackPreview text={draft.title} language={language} />
      </Field>
      <Field
        label={t('editors.title.highlight')}
        hint={t('editors.title.highlightHint')}
        error={errorAt('highlightSentence')}
      >
        <HintedTextInput
          {...langProps(language)}
          autoComplete="off"
          minimum={SUGGESTED_LENGTHS.highlightSentence}
          value={draft.highlightSentence?.[language] ?? ''}
          onChange={(event) =>
            edit({
              highlightSentence: withTranslation(draft.highlightSentence, language, event.target.value),
            })
          }
        />
        <FallbackPreview text={draft.highlightSentence} language={language} />
      </Field>
    </EditorDialog>
  );
}
