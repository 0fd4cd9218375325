import { useText } from '@portico/shared/platform';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { TagsField } from '../../fields/TagsField.tsx';

/** The tags by which people find the page. [EDIT-21, VAL-16] */
export function TagsEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    start: ({ tags = [] }) => ({ tags }),
    changes: ({ tags }) => ({ tags }),
  });
  return (
    <EditorDialog title={t('editors.tags.title')} editing={editing}>
      <TagsField
        value={editing.draft.tags}
        error={editing.errorAt('tags')}
        onChange={(tags) => editing.edit({ tags })}
      />
    </EditorDialog>
  );
}
