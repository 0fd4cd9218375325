import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { editableText, toWireText, withTranslation } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Field, Select, TextInput } from '@portico/shared/ui';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { langProps } from '../../editing/lang-props.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';

/** The styles that cards support; an unknown stored one stays. */
const LOOKS = ['plain', 'new', 'recommend', 'season'] as const;
const PLAIN = 'plain';

/** The label on the picture of the page's card, and its style. [OPEN-19] */
export function PromotionEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    start: ({ promoteWord, promoteType = PLAIN }) => ({
      promoteWord: editableText(promoteWord),
      promoteType,
    }),
    changes: ({ promoteWord, promoteType }) => ({
      promoteWord: toWireText(promoteWord),
      promoteType: promoteType === PLAIN ? null : promoteType,
    }),
  });
  const { draft, edit, errorAt, language } = editing;
  const isKnown = LOOKS.some((look) => look === draft.promoteType);
  return (
    <EditorDialog title={t('editors.promotion.title')} editing={editing} texts={[draft.promoteWord]}>
      <Field
        label={t('editors.promotion.word')}
        hint={t('editors.promotion.hint')}
        error={errorAt('promoteWord')}
      >
        <TextInput
          {...langProps(language)}
          autoComplete="off"
          maxLength={CONTENT_LIMITS.word}
          value={draft.promoteWord?.[language] ?? ''}
          onChange={(event) =>
            edit({ promoteWord: withTranslation(draft.promoteWord, language, event.target.value) })
          }
        />
        <FallbackPreview text={draft.promoteWord} language={language} />
      </Field>
      <Field label={t('editors.promotion.look')} error={errorAt('promoteType')}>
        <Select value={draft.promoteType} onChange={(event) => edit({ promoteType: event.target.value })}>
          {LOOKS.map((look) => (
            <option key={look} value={look}>
              {t(`editors.promotion.looks.${look}`)}
            </option>
          ))}
          {isKnown ? null : <option value={draft.promoteType}>{draft.promoteType}</option>}
        </Select>
      </Field>
    </EditorDialog>
  );
}
