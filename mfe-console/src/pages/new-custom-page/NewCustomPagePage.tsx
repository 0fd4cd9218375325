import { isApiError, isUnsent } from '@portico/shared/api';
import { CONTENT_LIMITS, type LocalizedText } from '@portico/shared/contracts';
import { hasTranslation } from '@portico/shared/domain';
import {
  type FormOutcome,
  type FormProblems,
  problemText,
  type RefusedField,
  refusedFields,
  useForm,
} from '@portico/shared/patterns';
import { useNavigate } from '@portico/shared/platform';
import { Field, TextInput } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { LocalizedFields } from '../../forms/LocalizedFields.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useCreateCustomPageMutation } from '../custom-pages/custom-pages.api.ts';

interface NewPageValues {
  title: LocalizedText;
  /** The last part of its address; generated from the title if it is empty. */
  _id: string;
}
type Rule = 'title' | 'slug';

/** A page of this name could not be opened in the console. */
const THIS_SCREEN = 'new';

function newPageProblems({ title, _id }: NewPageValues): FormProblems<Rule> {
  return {
    ...(hasTranslation(title) ? {} : { title: 'title' as const }),
    ...(_id === '' || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(_id) && _id !== THIS_SCREEN)
      ? {}
      : { _id: 'slug' as const }),
  };
}

/** /console/pages/new: the title and the address of a new custom page, which visitors do not see yet. */
export function NewCustomPagePage() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const [create] = useCreateCustomPageMutation();
  const [created, setCreated] = useState<string>();
  const form = useForm<NewPageValues, unknown, Rule | RefusedField>({
    initial: { title: {}, _id: '' },
    problems: newPageProblems,
    isOffline: isUnsent,
    async submit({ title, _id }): Promise<FormOutcome<NewPageValues, unknown, Rule | RefusedField>> {
      try {
        const page = await create({ title, isUnpublished: true, ...(_id ? { _id } : {}) }).unwrap();
        setCreated(page._id);
        return { kind: 'done' };
      } catch (failure) {
        const problems = refusedFields(failure);
        const isOnlyField = isApiError(failure) && Object.keys(problems).length > 0;
        return { kind: 'failed', problems, ...(isOnlyField ? {} : { failure }) };
      }
    },
  });
  // After the render in which the form is clean: it would ask before its values are lost.
  useEffect(() => {
    if (created !== undefined) void navigate(`/console/pages/${created}`, { replace: true });
  }, [created, navigate]);
  const { values, edit } = form;
  const errorAt = (path: string) => problemText(form.problemAt(path), (rule) => t(`page.problem.${rule}`));
  return (
    <ConsoleScreen title={t('pages.new')} text={t('pages.newText')}>
      <RecordForm form={form}>
        <LocalizedFields
          label={t('page.title')}
          name="title"
          value={values.title}
          onChange={(title) => edit({ title })}
          maxLength={CONTENT_LIMITS.title}
          required
          errorAt={errorAt}
        />
        <Field label={t('pages.slug')} hint={t('pages.slugHint')} error={errorAt('_id')}>
          <TextInput
            {...form.textInput('_id')}
            dir="ltr"
            maxLength={CONTENT_LIMITS.id}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </RecordForm>
    </ConsoleScreen>
  );
}
