import { useNotify, useText } from '@portico/shared/platform';
import { type ComponentType, useRef, useState } from 'react';
import type { Editors } from '../../editors/editor-entry.ts';
import type { EditorName } from '../../editors/editor-name.ts';
import { afterNextPaint } from '../after-next-paint.ts';
import type { EditorProps } from '../editor-props.ts';
import { saveQueueOf } from '../saving/save-queue.ts';

/**
 * Loads an editor on demand and opens it, after the save of an editor that is still in flight; a failure is reported and
 * can be retried. `editors` is a parameter, because one of the editors opens the others.
 */
export function useOpenEditor(editors: Editors, portalId: string) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [opened, setOpened] = useState<{ Editor: ComponentType<EditorProps>; index: number | undefined }>();
  const isOpen = useRef(false);

  /** `index`: of the entry of a list. */
  async function open(name: EditorName, index?: number): Promise<void> {
    setLoading(true);
    setFailed(false);
    try {
      if (isOpen.current) {
        await saveQueueOf(portalId).settled();
        await afterNextPaint();
        // The save has failed, so its form is shown again.
        if (isOpen.current) return;
      }
      const Editor = await editors[name].load();
      isOpen.current = true;
      setOpened({ Editor, index });
    } catch {
      setFailed(true);
      notify({ tone: 'danger', text: t('editors.loadFailed') });
    } finally {
      setLoading(false);
    }
  }

  function close(): void {
    isOpen.current = false;
    setOpened(undefined);
  }

  return { open, close, isLoading, hasFailed, ...opened };
}
