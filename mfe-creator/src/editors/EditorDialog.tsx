import { useContext } from 'react';
import { EditorOverPage } from './EditorOverPage.tsx';
import { EditorSection } from './EditorSection.tsx';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { EditorPlaceContext } from './editor-place.ts';

/**
 * The frame of every editor: title, languages, form, Save and Cancel. A sheet on a phone, a dialog on a desktop; on the
 * long form a section of the page. Ctrl+Enter saves; a failure is said and keeps what was typed; leaving with unsaved
 * changes asks first. [EDIT-03, ERR-10, T-41, T-49, OPEN-37]
 */
export function EditorDialog<Draft>(props: EditorDialogProps<Draft>) {
  const place = useContext(EditorPlaceContext);
  return place === 'section' ? <EditorSection {...props} /> : <EditorOverPage {...props} />;
}
