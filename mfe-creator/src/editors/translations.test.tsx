import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  isGone,
  openEditor,
  openTools,
  portalServer,
  type ToolsOptions,
} from '../editing/testing/editor-page.tsx';

jest.mock('../rich-text/RichTextField.tsx', () => jest.requireActual('../editing/testing/FakeRichText.tsx'));

type Options = ToolsOptions;

const save = () => screen.getByRole('button', { name: 'Save' });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function open(part: Options['part'], tool: string, changes: Parameters<typeof portalServer>[0] = {}) {
  const fake = portalServer(changes);
  const page = await openTools({ part, portal: fake.portal, server: fake.server });
  await openEditor(page, tool);
  return { ...fake, page, user: page.user };
}

describe('the action button', () => {
  const choose = (user: Awaited<ReturnType<typeof open>>['user'], type: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'What it does' }), type);

  test('[EDIT-06] offers each type with its own input; the values of the others stay', async () => {
    const contact = { phone: '08-1111', lineAds: 'studio' };
    const { user, lastChanges } = await open('callToAction', 'Edit action button', {
      action: { type: 'lineAds', contact, text: { en: 'Book' } },
    });
    const options = within(screen.getByRole('combobox', { name: 'What it does' })).getAllByRole('option');
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual([
      'none',
      'phone',
      'externalUrl',
      'lineAds',
      'linePersonal',
      'messengerPage',
      'messengerPersonal',
    ]);
    expect(box(/LINE official/).value).toBe('studio');
    await choose(user, 'phone');
    expect(box(/^Phone number/).value).toBe('08-1111');
    expect(screen.queryByRole('textbox', { name: /LINE official/ })).toBeNull();
    await choose(user, 'externalUrl');
    await user.type(box(/^Web address/), 'www.example.com');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      action: {
        type: 'externalUrl',
        contact: { ...contact, externalUrl: 'https://www.example.com/' },
        text: { en: 'Book' },
      },
    });
  });

  test("[VAL-10, VAL-11] without value or label shows 'require' and sends nothing; type none needs neither", async () => {
    const { user, saves, lastChanges } = await open('callToAction', 'Edit action button');
    await choose(user, 'phone');
    await user.click(save());
    expect(screen.getAllByText('require')).toHaveLength(2);
    expect(document.activeElement).toBe(box(/^Phone number/));
    expect(saves).toEqual([]);
    await user.type(box(/^Phone number/), '08-1111');
    await user.type(box(/^Button text/), 'Call');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      action: { type: 'phone', contact: { phone: '08-1111' }, text: { en: 'Call', lang: 'en' } },
    });
  });

  test('[EDIT-07] the colours are the eight presets', async () => {
    const { user, lastChanges } = await open('callToAction', 'Edit action button', {
      action: { type: 'phone', contact: { phone: '1' }, text: { en: 'Call' } },
    });
    const presets = {
      'Off-white': 'rgb(250, 249, 246)',
      Gold: 'goldenrod',
      'Sea green': 'lightseagreen',
      Red: 'red',
      Blue: 'dodgerblue',
      Black: 'black',
      Grey: 'gray',
      Green: 'green',
    };
    const radios = within(screen.getByRole('group', { name: 'Colour' })).getAllByRole('radio');
    expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual(Object.keys(presets));
    expect(radios.map((radio) => radio.parentElement?.style.backgroundColor)).toEqual(Object.values(presets));
    await user.click(screen.getByRole('radio', { name: 'Grey' }));
    await user.click(save());
    await isGone();
    expect(lastChanges()).toMatchObject({ action: { color: { text: 'black', background: 'gray' } } });
  });

  test('[T-12] an unsafe address shows an error at its field', async () => {
    const { user, saves } = await open('callToAction', 'Edit action button');
    await choose(user, 'externalUrl');
    await user.type(box(/^Web address/), 'javascript:alert(1)');
    await user.type(box(/^Button text/), 'Go');
    await user.click(save());
    expect(screen.getByText(/This link can’t be used/)).toBeTruthy();
    expect(saves).toEqual([]);
  });
});

describe('contacts and tags', () => {
  test('[EDIT-08, VAL-12, VAL-17, VAL-18] edits every contact field, and other contacts in the edited language', async () => {
    const { user, lastChanges } = await open('contacts', 'Edit contacts', {
      contacts: { email: 'a@b.c', lineId: 'gone', others: { th: 'กดกริ่ง' } },
    });
    await user.type(box('Phone'), '08-1111');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(box('Phone'), '02-2222{Enter}');
    await user.type(box('Facebook page'), 'https://facebook.com/noodles');
    await user.type(box('Facebook page ID'), '77');
    await user.type(box('Instagram'), 'noodles.ig');
    await user.type(box('Website'), 'https://noodles.example');
    await user.clear(box('LINE ID'));
    await user.type(box(/^Other ways to get in touch/), 'Ring the bell');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      contacts: {
        email: 'a@b.c',
        phone: '08-1111,02-2222',
        fanpage: 'noodles',
        fbPageId: '77',
        instragramId: 'noodles.ig',
        webpage: 'https://noodles.example',
        others: { th: 'กดกริ่ง', en: 'Ring the bell', lang: 'en' },
      },
    });
  });

  test('[EDIT-21, VAL-16] tags are added and removed', async () => {
    const { user, lastChanges } = await open('tags', 'Edit tags', { tags: ['food', 'soup'] });
    await user.type(box('Tags'), ' noodles {Enter}food{Enter}');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({ tags: ['soup', 'noodles'] });
  });
});

describe('description editor', () => {
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Advanced description' });
  const rich = () => box('Description (rich)');

  test('[EDIT-23, OPEN-22, VAL-13] edits the plain description, with its length, and the short one', async () => {
    const { user, lastChanges } = await open('description', 'Edit description', {
      description: { en: 'Soup.', th: 'ซุป' },
    });
    expect(screen.getAllByText('5 characters (prefer more than 200 characters)').length).toBeGreaterThan(0);
    await user.type(box('Description'), ' And tea.');
    await user.type(box('Short description'), 'Soup and tea');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      description: { en: 'Soup. And tea.', th: 'ซุป', lang: 'en' },
      shortDescription: { en: 'Soup and tea', lang: 'en' },
    });
  });

  test('[OPEN-22] ticking turns it into rich text that looks the same', async () => {
    const { user, lastChanges } = await open('description', 'Edit description', {
      description: { en: 'Soup & <tea>\n\nOpen' },
    });
    await user.click(tick());
    expect(rich().value).toBe('<p>Soup &amp; &lt;tea&gt;</p><p>Open</p>');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      description: { en: '<p>Soup &amp; &lt;tea&gt;</p><p>Open</p>' },
      isAdvanceDescription: true,
    });
  });

  const advanced = {
    isAdvanceDescription: true,
    description: { en: '<p>Soup</p>', th: '<p>ซุป</p><p>ชา</p>' },
  };

  test('[VAL-13, AMBIG-33] the length of rich text is its visible characters', async () => {
    await open('description', 'Edit description', advanced);
    expect(screen.getAllByText('4 characters (prefer more than 200 characters)').length).toBeGreaterThan(0);
  });

  test('[EDIT-24, EDIT-26] unticking warns, and cancelling changes nothing', async () => {
    const { user, saves } = await open('description', 'Edit description', advanced);
    await user.click(tick());
    const question = await screen.findByRole('alertdialog', { name: 'Switch from advanced to normal?' });
    expect(question.textContent).toContain('will be deleted when switching from advanced to normal');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(tick().checked).toBe(true);
    expect(rich().value).toBe('<p>Soup</p>');
    await user.click(save());
    await isGone();
    expect(saves).toEqual([]);
  });

  test('[EDIT-25, T-40] accepting clears the edited language only, and takes effect on Save', async () => {
    const { user, saves, lastChanges } = await open('description', 'Edit description', advanced);
    await user.click(tick());
    await user.click(await screen.findByRole('button', { name: 'Delete and switch' }));
    expect(tick().checked).toBe(false);
    expect(box('Description').value).toBe('');
    expect(saves).toEqual([]);
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      isAdvanceDescription: false,
      description: { th: 'ซุป\nชา', lang: 'en' },
    });
  });
});
