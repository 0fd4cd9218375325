import type { Contacts } from '@portico/shared/contracts';
import { toWireText } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { ContactsFields } from '../../fields/ContactsFields.tsx';

/** The contacts to save, without empty fields. */
function sentContacts({ others, ...lines }: Contacts): Contacts | null {
  const filled = Object.entries(lines).filter(([, text]) => text?.trim());
  const words = toWireText(others);
  if (filled.length === 0 && !words) return null;
  return { ...Object.fromEntries(filled), ...(words ? { others: words } : {}) };
}

/** How visitors reach the place; nothing is required. [EDIT-08, VAL-12, VAL-17..19] */
export function ContactsEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    start: ({ contacts = {} }) => ({ contacts }),
    changes: ({ contacts }) => ({ contacts: sentContacts(contacts) }),
  });
  return (
    <EditorDialog
      title={t('editors.contacts.title')}
      editing={editing}
      texts={[editing.draft.contacts.others]}
      size="lg"
    >
      <ContactsFields
        value={editing.draft.contacts}
        language={editing.language}
        errorAt={editing.errorAt}
        onChange={(contacts) => editing.edit({ contacts })}
      />
      <FallbackPreview text={editing.draft.contacts.others} language={editing.language} />
    </EditorDialog>
  );
}
