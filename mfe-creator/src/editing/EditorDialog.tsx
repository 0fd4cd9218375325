import { useContext } from 'react';
import { EditorOverPage } from './EditorOverPage.tsx';
import { EditorSection } from './EditorSection.tsx';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { EditorLayoutContext } from './editor-layout.ts';

/**
 * The frame of every editor: title, languages, form, Save and Cancel, as a dialog or as a section of the long form.
 * Ctrl+Enter saves, and leaving with unsaved changes asks for confirmation. [EDIT-03, ERR-10, T-41, T-49, OPEN-37]
 */
export function EditorDialog<Draft>(props: EditorDialogProps<Draft>) {
  const layout = useContext(EditorLayoutContext);
  return layout === 'section' ? <EditorSection {...props} /> : <EditorOverPage {...props} />;
}
