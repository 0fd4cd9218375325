import type { Portal } from '@portico/shared/contracts';

/** What every editor is given, in a dialog over the portal page or as a section of the long form. */
export interface EditorProps {
  /** As the page shows it. An editor starts from the one that it was opened with. */
  portal: Portal;
  /** Of an entry's editor: its place in the stored list; undefined adds an entry. */
  index?: number | undefined;
  /** Called when the editor is done with: saved, or cancelled. */
  onClose: () => void;
}
