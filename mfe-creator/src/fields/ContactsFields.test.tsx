import { expect, test } from '@jest/globals';
import type { Contacts } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/en.json';
import { ContactsFields } from './ContactsFields.tsx';

const entered: { contacts: Contacts } = { contacts: {} };

function Form({ start }: { start: Contacts }) {
  const [value, setValue] = useState(start);
  return (
    <ContactsFields
      value={value}
      language="en"
      onChange={(contacts) => {
        entered.contacts = contacts;
        setValue(contacts);
      }}
    />
  );
}

const open = (start: Contacts = {}) =>
  renderWithPlatform(<Form start={start} />, { namespace: 'mfe-creator', messages });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('[VAL-18] phones are entered one at a time and joined with commas', async () => {
  const { user } = await open();
  await user.type(field('Phone'), '053 123 456{Enter}');
  await user.type(field('Phone'), '081 000 0000');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(entered.contacts.phone).toBe('053 123 456,081 000 0000');
  await user.click(screen.getByRole('button', { name: 'Remove 053 123 456' }));
  expect(entered.contacts.phone).toBe('081 000 0000');
  expect(document.activeElement).toBe(field('Phone'));
});

test('[VAL-17] a pasted address of a fan page or an Instagram profile becomes its name', async () => {
  const { user } = await open();
  await user.click(field('Facebook page'));
  await user.paste('https://www.facebook.com/oldtown.noodles');
  await user.click(field('Instagram'));
  await user.paste('https://instagram.com/oldtown');
  expect(entered.contacts).toMatchObject({ fanpage: 'oldtown.noodles', instragramId: 'oldtown' });
});

test('[VAL-19] the e-mail input has type email', async () => {
  await open();
  expect(field('Email').type).toBe('email');
});

test('[DATA-12] [EDIT-08] other contacts are edited in the current language; the other languages stay', async () => {
  const { user } = await open({ others: { th: 'ไลน์', lang: 'th' } });
  await user.type(field('Other ways to get in touch (English)'), 'Knock');
  expect(entered.contacts.others).toEqual({ th: 'ไลน์', en: 'Knock', lang: 'en' });
});
