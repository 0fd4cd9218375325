import { ACTION_TYPES, type Action, type ActionType } from '@portico/shared/contracts';
import { actionProblems, linkTarget, withTranslation } from '@portico/shared/domain';
import { ColorChoice } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Field, Select, TextInput } from '@portico/shared/ui';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { langProps } from '../../editing/lang-props.ts';
import { linkTargetProblem } from '../../editing/link-target-problem.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';

type ContactType = Exclude<ActionType, 'none'>;

/** The input mode for each kind of value. */
const INPUT_TYPES: Partial<Record<ContactType, 'tel' | 'url'>> = { phone: 'tel', externalUrl: 'url' };

/** The action to save: a web address gets its scheme, other values stay as they are. */
function sentAction(action: Action): Action {
  const externalUrl = linkTarget(action.contact?.externalUrl);
  return externalUrl === undefined ? action : { ...action, contact: { ...action.contact, externalUrl } };
}

/** The call to action: its type, label and colours. [EDIT-06, EDIT-07, VAL-10, VAL-11] */
export function CallToActionEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    part: 'action',
    start: ({ action }) => ({ action: action ?? ({ type: 'none' } as Action) }),
    changes: ({ action }) => ({ action: sentAction(action) }),
    problems: ({ action }, language) => [
      ...actionProblems(action, language),
      ...(action.type === 'externalUrl'
        ? linkTargetProblem(action.contact?.externalUrl, 'contact.externalUrl')
        : []),
    ],
  });
  const { draft, edit, language, errorAt } = editing;
  const { action } = draft;
  const editAction = (changes: Partial<Action>) => edit({ action: { ...action, ...changes } });
  const { type } = action;
  return (
    <EditorDialog
      title={t('editors.call-to-action.title')}
      editing={editing}
      texts={type === 'none' ? undefined : [action.text]}
    >
      <Field label={t('editors.call-to-action.type')}>
        <Select value={type} onChange={(event) => editAction({ type: event.target.value as ActionType })}>
          {ACTION_TYPES.map((name) => (
            <option key={name} value={name}>
              {t(`editors.call-to-action.types.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      {type === 'none' ? null : (
        <>
          <Field
            key={type}
            label={t(`editors.call-to-action.contacts.${type}`)}
            required
            error={errorAt(`contact.${type}`)}
          >
            <TextInput
              type={INPUT_TYPES[type] ?? 'text'}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              value={action.contact?.[type] ?? ''}
              onChange={(event) => editAction({ contact: { ...action.contact, [type]: event.target.value } })}
            />
          </Field>
          <Field label={t('editors.call-to-action.text')} required error={errorAt(`text.${language}`)}>
            <TextInput
              {...langProps(language)}
              autoComplete="off"
              value={action.text?.[language] ?? ''}
              onChange={(event) =>
                editAction({ text: withTranslation(action.text, language, event.target.value) })
              }
            />
            <FallbackPreview text={action.text} language={language} />
          </Field>
          <ColorChoice
            nameOf={(name) => t(`colors.${name}`)}
            legend={t('editors.call-to-action.color')}
            value={action.color?.background}
            onChange={(colors) => editAction({ color: colors })}
          />
        </>
      )}
    </EditorDialog>
  );
}
