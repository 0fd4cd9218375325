import type { LocalizedText } from '@portico/shared/contracts';
import type { ReactNode } from 'react';
import type { PortalForm } from './use-portal-form.ts';

/** Props of `EditorDialog`. */
export interface EditorDialogProps<Draft> {
  /** What is edited: 'Contacts'. */
  title: string;
  /** From `usePortalForm`. */
  editing: PortalForm<Draft>;
  /** Words of the creator in four languages, as they stand in the form: offers the languages above it. */
  texts?: readonly (LocalizedText | undefined)[] | undefined;
  /** `lg` is 920 px on a desktop. [EDIT-05, T-33] */
  size?: 'md' | 'lg' | undefined;
  /** Keeps Save from being pressed, such as while a picture is on its way. */
  isWaiting?: boolean | undefined;
  /** The form's fields, below each other. */
  children: ReactNode;
}
