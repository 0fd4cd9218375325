import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { fakeSite, webConfig } from '../../testing/fake-search.ts';
import { Component as Contacts } from '../contacts/contacts.route.tsx';
import { Component } from './contact.route.tsx';
import { mailLink } from './mail-link.ts';

const opened: string[] = [];
beforeEach(() => {
  opened.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href);
  });
});

const contacts = {
  email: 'hello@example.com',
  phone: '02-000-1234, 081 234 5678',
  lineId: '@near',
  googleFormLink: 'https://www.example.com/form',
};
const show = (config = webConfig({ contacts }), url = '/contact') =>
  renderWithPlatform(
    {
      routes: [
        { path: '/contact', Component },
        { path: '/contacts', Component: Contacts },
      ],
      url,
    },
    { namespace: 'mfe-discovery', messages: en, server: fakeSite(() => [], config).server },
  );

describe('the contact page', () => {
  test('[CONTACT-01] shows the chat-line id, the phones and the form', async () => {
    await show();
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('@near')).toBe('https://line.me/R/ti/p/%40near');
    expect(await hrefOf('02-000-1234')).toBe('tel:020001234');
    expect(await hrefOf('081 234 5678')).toBe('tel:0812345678');
    expect(await hrefOf('Open the form')).toBe('https://www.example.com/form');
  });

  test('[T-12] a form link that is not a web address is omitted', async () => {
    await show(webConfig({ contacts: { ...contacts, googleFormLink: 'javascript:alert(1)' } }));
    await screen.findByRole('link', { name: '@near' });
    expect(screen.queryByRole('link', { name: 'Open the form' })).toBeNull();
  });

  test('[CONTACT-02, OPEN-42] name and message open a mail link with subject and body, without a request', async () => {
    const { user, calls } = await show(webConfig({ contacts, isContactWithMe: false }));
    await user.type(await screen.findByLabelText(/^Name/), 'Nok & co');
    await user.type(screen.getByLabelText(/^Message/), 'Hello\nthere');
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: 'Write an email' }));
    expect(opened).toEqual([
      'mailto:hello@example.com?subject=Message%20from%20Nok%20%26%20co&body=Hello%0D%0Athere%0D%0A%0D%0ANok%20%26%20co',
    ]);
    expect(calls).toHaveLength(before);
  });

  test('[CONTACT-02] without an address of the site the mail has no recipient', async () => {
    const { user } = await show(webConfig({ contacts: { ...contacts, email: '' } }));
    await user.type(await screen.findByLabelText(/^Name/), 'Nok');
    await user.type(screen.getByLabelText(/^Message/), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Write an email' }));
    expect(opened).toEqual(['mailto:?subject=Message%20from%20Nok&body=Hello%0D%0A%0D%0ANok']);
  });

  test('missing fields show errors, and the input stays', async () => {
    const { user } = await show();
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    await user.type(name, 'Nok');
    await user.click(screen.getByRole('button', { name: 'Write an email' }));
    expect(screen.getAllByText('Required')).toHaveLength(1);
    expect(name.value).toBe('Nok');
    expect(opened).toEqual([]);
  });

  test('[AMBIG-01] /contacts replaces itself with /contact', async () => {
    const { address, router } = await show(undefined, '/contacts');
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
    expect(address()).toBe('/contact');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

test.each([
  ['a line break in the subject', { to: 'a@b.c', subject: 'x\r\nBcc: d@e.f', body: '' }],
  ['a header in the body', { to: 'a@b.c', subject: '', body: 'x&bcc=d@e.f' }],
  ['a second field in the address', { to: 'a@b.c?bcc=d@e.f', subject: '', body: '' }],
])('[T-16] %s adds nothing to the mail', (_name, mail) => {
  const link = mailLink(mail);
  expect(link.match(/[?&][a-z]+=/g)).toEqual(['?subject=', '&body=']);
  expect(link).not.toMatch(/[\r\n]/);
});
