import { useText } from '@portico/shared/platform';
import { Button, IconButton } from '@portico/shared/ui';
import { Pencil } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { EditorName } from '../../editors/editor-name.ts';
import { editors } from '../../editors/editor-registry.ts';
import { EditorLayoutContext } from '../editor-layout.ts';
import type { EditorProps } from '../editor-props.ts';
import { useOpenEditor } from './use-open-editor.ts';

/**
 * A button that opens an editor. The editor is rendered at the end of the body, so that no style of a block applies to
 * it.
 */
export function OpenEditor(
  props: Omit<EditorProps, 'onClose'> & {
    name: EditorName;
    /** Without visible label, which is then for screen readers and the tooltip. */
    isCompact?: boolean;
    /** The name of the entry that is edited. */
    entryName?: string | undefined;
  },
) {
  const { name, isCompact = false, entryName, ...work } = props;
  const { t } = useText('mfe-creator');
  const { open, close, isLoading, Editor } = useOpenEditor(editors, work.portal._id);
  const Icon = entryName === undefined ? editors[name].Icon : Pencil;
  const label =
    entryName === undefined
      ? t(`tools.${name}`)
      : t('tools.editEntry', { name: entryName || t('tools.unnamed') });
  return (
    <>
      {isCompact ? (
        <IconButton variant="secondary" label={label} aria-busy={isLoading} onClick={() => void open(name)}>
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon size={16} aria-hidden="true" />}
          loading={isLoading}
          aria-label={label}
          onClick={() => void open(name)}
        >
          {entryName === undefined ? label : t('tools.edit')}
        </Button>
      )}
      {Editor
        ? createPortal(
            <EditorLayoutContext value="dialog">
              <Editor {...work} onClose={close} />
            </EditorLayoutContext>,
            document.body,
          )
        : null}
    </>
  );
}
