import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Field, Select, TextInput } from '@portico/shared/ui';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';

/** The styles that cards support; an unknown stored one stays. [OPEN-19] */
const LOOKS = ['plain', 'new', 'recommend', 'season'] as const;
const PLAIN = 'plain';

/** The label on the picture of the page's card, and its style. [OPEN-19] */
export function PromotionEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    start: ({ promoteWord = '', promoteType = PLAIN }) => ({ promoteWord, promoteType }),
    changes: ({ promoteWord, promoteType }) => ({
      promoteWord: promoteWord.trim() || null,
      promoteType: promoteType === PLAIN ? null : promoteType,
    }),
  });
  const { draft, edit } = editing;
  const isKnown = LOOKS.some((look) => look === draft.promoteType);
  return (
    <EditorDialog title={t('editors.promotion.title')} editing={editing}>
      <Field label={t('editors.promotion.word')} hint={t('editors.promotion.hint')}>
        <TextInput
          autoComplete="off"
          maxLength={CONTENT_LIMITS.word}
          value={draft.promoteWord}
          onChange={(event) => edit({ promoteWord: event.target.value })}
        />
      </Field>
      <Field label={t('editors.promotion.look')}>
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
