import { useText } from '@portico/shared/platform';
import { ConfirmDialog } from '@portico/shared/ui';
import type { ReactNode } from 'react';

/** The specification's question, the same in every language; a translated line stands beneath it. [EDIT-27, T-22] */
const SURE_DELETE = 'Are you sure delete?';

/** 'Are you sure delete?' with the name of the thing under it. */
export function SureDelete(props: {
  open: boolean;
  /** Another question than the usual one, in the specification's words. */
  question?: string | undefined;
  itemName?: string | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const { t, language } = useText('mfe-creator');
  const { question = SURE_DELETE, itemName } = props;
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
