import { useText } from '@portico/shared/platform';
import { Button, Dialog, fontSizes, spacing, useLeave } from '@portico/shared/ui';
import { type ReactNode, useContext, useId } from 'react';
import { EditorPlaceContext } from './editor-place.ts';
import { sectionStyles } from './section-styles.ts';

/** The frame of an editor whose every press is done at once, so that there is nothing to save or to lose. */
export function PlainEditor(props: {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, isBusy, onClose, children } = props;
  const { t } = useText('mfe-creator');
  const place = useContext(EditorPlaceContext);
  const id = useId();
  const { isLeaving, leave } = useLeave(onClose);
  const content = <div css={{ display: 'grid', gap: spacing[5] }}>{children}</div>;
  if (place === 'section') {
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
      open={!isLeaving}
      onClose={leave}
      title={title}
      closeLabel={t('editors.close')}
      busy={isBusy}
      footer={
        <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={leave}>
          {t('editors.close')}
        </Button>
      }
    >
      {content}
    </Dialog>
  );
}
