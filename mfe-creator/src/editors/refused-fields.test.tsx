import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { openEditor, openTools, portalServer } from '../editing/testing/editor-page.tsx';

const { contacts, editors, tags, tools } = messages;
const popUp = editors['pop-up'];

/** The labels and descriptions of all fields that are marked as wrong. */
const wrongFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('dialog [aria-invalid=true]')].map((field) => [
    field.labels?.[0]?.textContent.replace('*', ''),
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  ]);

test.each([
  ['contacts.phone', 'contacts', tools.contacts, contacts.email, contacts.phone],
  ['contacts.fanpage', 'contacts', tools.contacts, contacts.email, contacts.fanpage],
  ['contacts.others.th', 'contacts', tools.contacts, contacts.email, /Other ways to get in touch/],
  [
    'description.th',
    'description',
    tools.description,
    editors.description.short,
    editors.description.description,
  ],
  [
    'shortDescription.en',
    'description',
    tools.description,
    editors.description.short,
    editors.description.short,
  ],
  ['popUp.buttonLink.link', 'page', tools['pop-up'], popUp.text, popUp.link],
  ['popUp.buttonLink.text.en', 'page', tools['pop-up'], popUp.text, popUp.text],
  [
    'contributors.0.name',
    'contributors',
    tools.contributors,
    editors.contributors.name,
    editors.contributors.name,
  ],
  ['tags.2', 'tags', tools.tags, tags.label, tags.label],
] as const)(
  '[OPEN-52] a refused %s has its error at the field',
  async (path, part, tool, edited, refused) => {
    const details = [
      { path: `body.data.${path}`, message: 'Too big', code: 'too-long', values: { maximum: 7 } },
    ];
    const { portal, server } = portalServer({
      contributors: [{ name: 'Malee' }],
      popUp: { buttonLink: { link: 'https://one.example', text: 'Open' } },
    });
    const page = await openTools({
      part,
      portal,
      server: {
        ...server,
        'PUT /api/portal/:id': () =>
          Response.json({ status: 'fail', code: 'invalid', reason: 'No.', details }, { status: 400 }),
      },
    });
    const editor = await openEditor(page, tool);
    await page.user.type(await editor.findByRole('textbox', { name: edited }), '!');
    await page.user.click(editor.getByRole('button', { name: editors.save }));
    await screen.findByRole('alert');
    await waitFor(() => expect(wrongFields()).toHaveLength(1));
    expect(wrongFields()).toEqual([
      [expect.stringMatching(refused), expect.stringContaining('Enter at most 7 characters')],
    ]);
  },
);
