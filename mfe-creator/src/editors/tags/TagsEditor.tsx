import { useText } from '@portico/shared/platform';
import { TagsField } from '../../fields/TagsField.tsx';
import { EditorDialog } from '../EditorDialog.tsx';
import type { EditorProps } from '../editor-props.ts';
import { usePortalForm } from '../use-portal-form.ts';

/** The words by which people look for the page. [EDIT-21, VAL-16] */
export function TagsEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    start: ({ tags = [] }) => ({ tags }),
    changes: ({ tags }) => ({ tags }),
  });
  return (
    <EditorDialog title={t('editors.tags.title')} editing={editing}>
      <TagsField value={editing.draft.tags} onChange={(tags) => editing.edit({ tags })} />
    </EditorDialog>
  );
}
