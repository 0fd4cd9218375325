import { useText } from '@portico/shared/platform';
import { Button, Dialog, fontSizes, spacing, useDeferredClose } from '@portico/shared/ui';
import { type ReactNode, useContext, useId } from 'react';
import { EditorLayoutContext } from './editor-layout.ts';
import { sectionStyles } from './section-styles.ts';

/** The frame of an editor whose actions take effect at once, without Save. */
export function ActionDialog(props: {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, isBusy, onClose, children } = props;
  const { t } = useText('mfe-creator');
  const layout = useContext(EditorLayoutContext);
  const id = useId();
  const { isClosing, close } = useDeferredClose(onClose);
  const content = <div css={{ display: 'grid', gap: spacing[5] }}>{children}</div>;
  if (layout === 'section') {
    return (
      <section aria-labelledby={id} css={sectionStyles}>
        <h2 id={id} css={{ fontSize: fontSizes.lg }}>
          {title}
        </h2>
        {content}
      </section>
    );
  }
  return (
    <Dialog
      open={!isClosing}
      onClose={close}
      title={title}
      closeLabel={t('editors.close')}
      busy={isBusy}
      footer={
        <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={close}>
          {t('editors.close')}
        </Button>
      }
    >
      {content}
    </Dialog>
  );
}
