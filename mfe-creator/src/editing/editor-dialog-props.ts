import type { LocalizedText } from '@portico/shared/contracts';
import type { ReactNode } from 'react';
import type { PortalForm } from './use-portal-form.ts';

/** Props of `EditorDialog`. */
export interface EditorDialogProps<Draft> {
  /** The title of the editor: 'Contacts'. */
  title: string;
  /** From `usePortalForm`. */
  editing: PortalForm<Draft>;
  /** Localized texts of the form; if given, the form has a language switch. */
  texts?: readonly (LocalizedText | undefined)[] | undefined;
  /** `lg` is 920 px on a desktop. [EDIT-05, T-33] */
  size?: 'md' | 'lg' | undefined;
  /** Disables Save, such as while a picture is uploading. */
  isWaiting?: boolean | undefined;
  /** The fields of the form. */
  children: ReactNode;
}
