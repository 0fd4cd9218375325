import { VALIDATION_WORDS } from '@portico/shared/contracts';
import { hasWords, SUGGESTED_LENGTHS, sentText, withWords } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Field } from '@portico/shared/ui';
import { HintedTextInput } from '../../length-hint/HintedTextInput.tsx';
import { EditorDialog } from '../EditorDialog.tsx';
import type { EditorProps } from '../editor-props.ts';
import { useEditing } from '../use-editing.ts';
import { VisitorsSee } from '../VisitorsSee.tsx';
import { wordsProps } from '../words-props.ts';

/** Cover info: title and highlight sentence; a page keeps a title in some language. [EDIT-04, EDIT-05, VAL-03, VAL-13] */
export function CoverInfoEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = useEditing(props, {
    start: ({ title, highlightSentence }) => ({ title, highlightSentence }),
    changes: ({ title, highlightSentence }) => ({ title, highlightSentence: sentText(highlightSentence) }),
    problems: ({ title }) => (hasWords(title) ? [] : [{ path: 'title', message: VALIDATION_WORDS.title }]),
  });
  const { draft, edit, errorAt, language } = editing;
  return (
    <EditorDialog
      title={t('editors.cover-info.title')}
      editing={editing}
      texts={[draft.title, draft.highlightSentence]}
      size="lg"
    >
      <Field label={t('editors.cover-info.name')} error={errorAt('title')}>
        <HintedTextInput
          {...wordsProps(language)}
          autoComplete="off"
          minimum={SUGGESTED_LENGTHS.generic}
          value={draft.title[language] ?? ''}
          onChange={(event) => edit({ title: withWords(draft.title, language, event.target.value) })}
        />
        <VisitorsSee text={draft.title} language={language} />
      </Field>
      <Field label={t('editors.cover-info.highlight')} hint={t('editors.cover-info.highlightHint')}>
        <HintedTextInput
          {...wordsProps(language)}
          autoComplete="off"
          minimum={SUGGESTED_LENGTHS.highlightSentence}
          value={draft.highlightSentence?.[language] ?? ''}
          onChange={(event) =>
            edit({ highlightSentence: withWords(draft.highlightSentence, language, event.target.value) })
          }
        />
        <VisitorsSee text={draft.highlightSentence} language={language} />
      </Field>
    </EditorDialog>
  );
}
