import { failureMessage, isUnsent } from '@portico/shared/api';
import { CONTENT_LIMITS, type Tag } from '@portico/shared/contracts';
import { type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { useNavigate, useNotify } from '@portico/shared/platform';
import { Button, color, Field, media, spacing, TextInput } from '@portico/shared/ui';
import { LocalizedFields } from '../../forms/LocalizedFields.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { offerUndo } from '../../undo/undo-offer.ts';
import { useDeleteTagMutation, useSaveTagMutation } from '../tags/tags.api.ts';
import { changesOf, newTagId, type TagProblem, type TagValues, tagProblems, valuesOf } from './tag-values.ts';

interface TagFormProps {
  /** As portals store it; undefined for a new tag. */
  id: string | undefined;
  /** Undefined if the dictionary does not have it. */
  tag: Tag | undefined;
  dictionary: readonly Tag[];
  reload: () => Promise<Tag | undefined>;
}

/** Names in four languages, other words and the emoji of a tag. */
export function TagForm({ id, tag, dictionary, reload }: TagFormProps) {
  const { t, localize } = useMessages();
  const navigate = useNavigate();
  const notify = useNotify();
  const [save] = useSaveTagMutation();
  const [remove, { isLoading: isDeleting }] = useDeleteTagMutation();
  const idOf = (values: TagValues) => id ?? newTagId(values);
  const form = useForm<TagValues, unknown, TagProblem | RefusedField>({
    initial: () => valuesOf(tag),
    problems: (values) => tagProblems(idOf(values), values, dictionary),
    isOffline: isUnsent,
    submit: async (values) => {
      const { data, error } = await save({ id: idOf(values), data: changesOf(values) });
      if (!data) return { kind: 'failed', failure: error, problems: refusedFields(error) };
      if (id === undefined) {
        offerUndo({
          text: t('tag.added', { name: localize(data.name) }),
          undo: () => remove(data._id).unwrap(),
        });
        // After the render in which the form is no longer dirty.
        setTimeout(() => void navigate('/console/tags'));
      }
      return { kind: 'done', values: valuesOf(data) };
    },
  });
  const { values, edit } = form;
  const errorAt = (path: string): string | undefined => {
    const problem = form.problemAt(path);
    if (!problem) return undefined;
    if (!('rule' in problem)) return problem.text;
    switch (problem.rule) {
      case 'required':
        return t('tag.required');
      case 'tooMany':
        return t('tag.tooMany', { number: CONTENT_LIMITS.tagSynonyms });
      case 'taken':
        return t('tag.taken', { word: problem.word, tag: localize(problem.tag.name) || problem.tag._id });
    }
  };

  async function deleteTag(deleted: Tag): Promise<void> {
    const { error } = await remove(deleted._id);
    if (error) return notify({ tone: 'danger', text: t('tag.notDeleted'), detail: failureMessage(error) });
    offerUndo({
      text: t('tag.deleted', { name: localize(deleted.name) || deleted._id }),
      undo: () =>
        save({
          id: deleted._id,
          data: {
            name: deleted.name,
            ...(deleted.synonyms ? { synonyms: deleted.synonyms } : {}),
            ...(deleted.icon ? { icon: deleted.icon } : {}),
          },
        }).unwrap(),
    });
    await navigate('/console/tags');
  }

  return (
    <RecordForm
      form={form}
      onLoadNewer={() => void reload().then((newer) => form.reset(valuesOf(newer)))}
      actions={
        tag ? (
          <Button variant="quiet" loading={isDeleting} onClick={() => void deleteTag(tag)}>
            {t('tag.delete')}
          </Button>
        ) : null
      }
    >
      {id === undefined ? null : (
        <p css={{ color: color.inkMuted, overflowWrap: 'anywhere' }}>{t('tag.stored', { tag: id })}</p>
      )}
      <LocalizedFields
        label={t('tag.name')}
        name="name"
        value={values.name}
        onChange={(name) => edit({ name })}
        maxLength={CONTENT_LIMITS.tag}
        required
        errorAt={errorAt}
      />
      <div
        css={{
          display: 'grid',
          gap: spacing[5],
          alignItems: 'start',
          [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 240px)' },
        }}
      >
        <Field label={t('tag.synonyms')} hint={t('tag.synonymsHint')} error={errorAt('synonyms')}>
          <TextInput {...form.textInput('synonyms')} dir="auto" autoComplete="off" />
        </Field>
        <Field label={t('tag.icon')} hint={t('tag.iconHint')} error={errorAt('icon')}>
          <TextInput {...form.textInput('icon')} autoComplete="off" maxLength={CONTENT_LIMITS.icon} />
        </Field>
      </div>
    </RecordForm>
  );
}
