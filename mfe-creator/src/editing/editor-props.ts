import type { Portal } from '@portico/shared/contracts';

/** Props of every editor, in a dialog or as a section of the long form. */
export interface EditorProps {
  /** The portal in the cache. An editor starts from the one that it was opened with. */
  portal: Portal;
  /** For the editor of an entry: its index in the stored list; undefined adds an entry. */
  index?: number | undefined;
  /** Called after Save or Cancel. */
  onClose: () => void;
}
