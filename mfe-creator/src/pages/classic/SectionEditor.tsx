import type { Portal } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button, Loading, Notice, Skeleton } from '@portico/shared/ui';
import { memo, useEffect } from 'react';
import { useOpenEditor } from '../../editing/tools/use-open-editor.ts';
import type { EditorName } from '../../editors/editor-name.ts';
import { editors } from '../../editors/editor-registry.ts';

const nothing = () => undefined;

/** An editor as a section of the long form; its chunk loads with the page. */
export const SectionEditor = memo(function SectionEditor(props: { name: EditorName; portal: Portal }) {
  const { name, portal } = props;
  const { t } = useText('mfe-creator');
  const { open, isLoading, hasFailed, Editor } = useOpenEditor(editors, portal._id);
  useEffect(() => {
    if (!Editor && !isLoading && !hasFailed) void open(name);
  });
  if (Editor) return <Editor portal={portal} onClose={nothing} />;
  if (hasFailed) {
    return (
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" loading={isLoading} onClick={() => void open(name)}>
            {t('page.retry')}
          </Button>
        }
      >
        {t('editors.loadFailed')}
      </Notice>
    );
  }
  return (
    <Loading label={t('classic.loading')}>
      <Skeleton blockSize="180px" />
    </Loading>
  );
});
