import { useNotify, useText } from '@portico/shared/platform';
import { type ComponentType, useState } from 'react';
import type { Editors } from '../../editors/editor-entry.ts';
import type { EditorName } from '../../editors/editor-name.ts';
import type { EditorProps } from '../editor-props.ts';

/**
 * Loads an editor on demand and opens it, for an entry of a list with its `index`; a failure is reported and can be
 * retried. `editors` is a parameter, because one of the editors opens the others.
 */
export function useOpenEditor(editors: Editors) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [opened, setOpened] = useState<{ Editor: ComponentType<EditorProps>; index: number | undefined }>();

  async function open(name: EditorName, index?: number): Promise<void> {
    setLoading(true);
    setFailed(false);
    try {
      const Editor = await editors[name].load();
      setOpened({ Editor, index });
    } catch {
      setFailed(true);
      notify({ tone: 'danger', text: t('editors.loadFailed') });
    } finally {
      setLoading(false);
    }
  }

  return { open, close: () => setOpened(undefined), isLoading, hasFailed, ...opened };
}
