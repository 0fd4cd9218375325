import { LoadOnce, useText } from '@portico/shared/platform';
import { Button, Loading, Notice, Skeleton, spacing } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const editorModule = new LoadOnce(
  () => import(/* webpackChunkName: "rich-text-editor" */ './RichTextEditor.tsx'),
);

type Module = Awaited<ReturnType<typeof editorModule.ready>>;

/** The rich text editor, loaded when it is first rendered. */
export function RichTextField(props: RichTextEditorProps) {
  const { t } = useText('mfe-creator');
  const [module, setModule] = useState<Module | undefined>(editorModule.current);
  const [tries, setTries] = useState(0);
  const [failedTries, setFailedTries] = useState(0);

  useEffect(() => {
    let isGone = false;
    editorModule.ready().then(
      (loaded) => !isGone && setModule(loaded),
      () => !isGone && setFailedTries(tries + 1),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);

  if (module) return <module.RichTextEditor {...props} />;
  if (failedTries > tries) {
    return (
      <Notice tone="danger">
        <div css={{ display: 'grid', gap: spacing[3], justifyItems: 'start' }}>
          {t('richText.failed')}
          <Button size="sm" variant="secondary" onClick={() => setTries(tries + 1)}>
            {t('page.retry')}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <Loading label={t('richText.loading')}>
      <Skeleton blockSize="236px" />
    </Loading>
  );
}
