import { useText } from '@portico/shared/platform';
import { ConfirmDialog } from '@portico/shared/ui';
import type { ReactNode } from 'react';

/** Worded by the specification, the same in every language, with a translation below. [EDIT-27, T-22] */
const CONFIRM_DELETE = 'Are you sure delete?';

/** 'Are you sure delete?' with the item's name. */
export function ConfirmDelete(props: {
  open: boolean;
  /** Overrides the question. */
  question?: string | undefined;
  itemName?: string | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const { t, language } = useText('mfe-creator');
  const { question = CONFIRM_DELETE, itemName } = props;
  return (
    <ConfirmDialog
      open={props.open}
      title={
        <bdi lang="en" dir="ltr" css={{ overflowWrap: 'anywhere' }}>
          {question}
        </bdi>
      }
      itemName={itemName}
      confirmLabel={t('editors.delete')}
      cancelLabel={t('editors.cancel')}
      closeLabel={t('editors.close')}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      {language === 'en' ? null : <p>{t('editors.sureDelete')}</p>}
      {props.children}
    </ConfirmDialog>
  );
}
