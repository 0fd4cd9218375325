import { css } from '@emotion/react';
import { isUnsent } from '@portico/shared/api';
import { CONTENT_LIMITS, type Tag, type WebConfig } from '@portico/shared/contracts';
import {
  arrayMove,
  MoveButtons,
  problemText,
  type RefusedField,
  refusedFields,
  SortableList,
  useForm,
} from '@portico/shared/patterns';
import { Button, color, Field, IconButton, radii, Select, spacing } from '@portico/shared/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useMoveLabels } from '../../forms/use-move-labels.ts';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useSaveSiteSettingsMutation, useSiteSettingsQuery } from '../site/site.api.ts';
import { useTagDictionaryQuery } from './tags.api.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: spacing[2],
  padding: `${spacing[1]} ${spacing[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radii.md,
  background: color.surface,
});

/** The tags of the home page and their order. */
export function HomeTags() {
  const config = useSiteSettingsQuery();
  const dictionary = useTagDictionaryQuery();
  if (config.data && dictionary.data) {
    return (
      <HomeTagsForm
        config={config.data}
        dictionary={dictionary.data}
        reload={() => config.refetch().unwrap()}
      />
    );
  }
  return (
    <ListState
      error={config.error ?? dictionary.error}
      onRetry={() => {
        if (config.error) void config.refetch();
        if (dictionary.error) void dictionary.refetch();
      }}
    />
  );
}

interface HomeTagsFormProps {
  config: WebConfig;
  dictionary: readonly Tag[];
  reload: () => Promise<WebConfig>;
}

const valuesOf = ({ tags, modifiedDate }: WebConfig) => ({ tags, modifiedDate });

function HomeTagsForm({ config, dictionary, reload }: HomeTagsFormProps) {
  const { t, localize } = useMessages();
  const labels = useMoveLabels();
  const [save] = useSaveSiteSettingsMutation();
  const [chosen, setChosen] = useState('');
  const form = useForm<ReturnType<typeof valuesOf>, unknown, RefusedField>({
    initial: () => valuesOf(config),
    isOffline: isUnsent,
    submit: async (values) => {
      const { data, error } = await save(values);
      if (!data) return { kind: 'failed', failure: error, problems: refusedFields(error) };
      return { kind: 'done', values: valuesOf(data) };
    },
  });
  const { tags } = form.values;
  const nameOf = (id: string) => localize(dictionary.find(({ _id }) => _id === id)?.name) || id;
  const others = dictionary
    .filter(({ _id }) => !tags.includes(_id))
    .map(({ _id }) => ({ id: _id, name: nameOf(_id) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const isFull = tags.length >= CONTENT_LIMITS.tags;
  const added = others.some(({ id }) => id === chosen) ? chosen : '';
  const edit = (change: (now: readonly string[]) => string[]) =>
    form.edit((now) => ({ tags: change(now.tags) }));
  return (
    <RecordForm form={form} onLoadNewer={() => void reload().then((newer) => form.reset(valuesOf(newer)))}>
      {tags.length === 0 ? <p css={{ color: color.inkMuted }}>{t('tags.homeEmpty')}</p> : null}
      <SortableList
        label={t('tags.home')}
        items={tags}
        idOf={(id) => id}
        nameOf={nameOf}
        onMove={(from, to) => edit((now) => arrayMove([...now], from, to))}
        labels={labels}
      >
        {(id, controls, index) => (
          <div css={row}>
            {controls.handle}
            <bdi css={{ overflowWrap: 'anywhere' }}>{nameOf(id)}</bdi>
            <span css={{ display: 'flex' }}>
              <MoveButtons
                controls={controls}
                index={index}
                labels={{ up: labels.up(nameOf(id)), down: labels.down(nameOf(id)) }}
              />
              <IconButton
                label={t('tags.remove', { name: nameOf(id) })}
                onClick={() => edit((now) => now.filter((tag) => tag !== id))}
              >
                <X size={20} aria-hidden="true" />
              </IconButton>
            </span>
          </div>
        )}
      </SortableList>
      <div css={{ maxInlineSize: 460 }}>
        <Field
          label={t('tags.addToHome')}
          hint={isFull ? t('tags.full', { number: CONTENT_LIMITS.tags }) : undefined}
          error={problemText(form.problemAt('tags'), () => '')}
        >
          <div css={{ display: 'flex', gap: spacing[3], alignItems: 'center' }}>
            <Select value={added} disabled={isFull} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{t('tag.choose')}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Button
              variant="secondary"
              aria-disabled={added === '' || isFull || undefined}
              onClick={() => {
                if (added === '' || isFull) return;
                edit((now) => [...now, added]);
                setChosen('');
              }}
            >
              {t('tags.add')}
            </Button>
          </div>
        </Field>
      </div>
    </RecordForm>
  );
}
