import type { Contacts } from '@portico/shared/contracts';
import { ContactsFields } from '../../../fields/ContactsFields.tsx';
import { withoutEmpty } from '../../../fields/without-empty.ts';
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
