import { ConfirmDialog } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** 'Are you sure delete?' as the specification words it, with its translation and the name of the thing. [T-21, T-22] */
export function ConfirmDelete(props: {
  open: boolean;
  itemName: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const { t, language } = useMessages();
  return (
    <ConfirmDialog
      open={props.open}
      title={
        <bdi lang="en" dir="ltr">
          Are you sure delete?
        </bdi>
      }
      itemName={props.itemName}
      confirmLabel={t('form.delete')}
      cancelLabel={t('form.cancel')}
      closeLabel={t('form.close')}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      {language === 'en' ? null : <p>{t('form.sureDelete')}</p>}
      {props.children}
    </ConfirmDialog>
  );
}
