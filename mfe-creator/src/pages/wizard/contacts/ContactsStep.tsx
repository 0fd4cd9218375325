import type { Contacts } from '@portico/shared/contracts';
import { hasTranslation } from '@portico/shared/domain';
import { ContactsFields } from '../../../fields/ContactsFields.tsx';
import { formStep, type StepFieldsProps } from '../FormStep.tsx';

interface ContactsValues {
  contacts: Contacts;
}

function Fields({ values, onChange, errorAt, language }: StepFieldsProps<ContactsValues>) {
  return (
    <ContactsFields
      value={values.contacts}
      language={language}
      errorAt={errorAt}
      onChange={(contacts) => onChange({ contacts })}
    />
  );
}

/** Step 5: the contacts, none of them required. [WIZ-10, VAL-12] */
export const ContactsStep = formStep<ContactsValues>({
  heading: 'contacts.heading',
  text: 'contacts.text',
  read: (portal) => ({ contacts: portal?.contacts ?? {} }),
  isFilled: ({ contacts = {} }) => Object.keys(withoutEmpty(contacts)).length > 0,
  changes: ({ contacts }) => ({ contacts: withoutEmpty(contacts) }),
  Fields,
});

/** The contacts with text, trimmed. */
function withoutEmpty({ others, ...lines }: Contacts): Contacts {
  const filled = Object.entries(lines)
    .map(([name, text]) => [name, text?.trim()] as const)
    .filter(([, text]) => text);
  return { ...Object.fromEntries(filled), ...(hasTranslation(others) && others ? { others } : {}) };
}
