import { ConfirmDialog } from '@portico/shared/ui';
import type { ReactNode } from 'react';

/** Messages of the dialog in the page's language. */
export interface ConfirmDeleteLabels {
  /** Translation of the question; undefined in English. */
  translation: string | undefined;
  confirm: string;
  cancel: string;
  close: string;
}

/** The question is English in every language, as specified, with a translation below. */
const QUESTION = 'Are you sure delete?';

/** Asks 'Are you sure delete?' with the name of the item. */
export function ConfirmDelete(props: {
  open: boolean;
  labels: ConfirmDeleteLabels;
  /** Replaces the question. */
  question?: string | undefined;
  itemName?: string | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const { labels, question = QUESTION } = props;
  return (
    <ConfirmDialog
      open={props.open}
      title={
        <bdi lang="en" dir="ltr" css={{ overflowWrap: 'anywhere' }}>
          {question}
        </bdi>
      }
      itemName={props.itemName}
      confirmLabel={labels.confirm}
      cancelLabel={labels.cancel}
      closeLabel={labels.close}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      {labels.translation === undefined ? null : <p>{labels.translation}</p>}
      {props.children}
    </ConfirmDialog>
  );
}
