import { describe, expect, test } from '@jest/globals';
import type { PopUp } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/en.json';
import { fakeFields } from '../testing/fake-fields.tsx';
import { PopUpFields, popUpProblems, sentPopUp } from './PopUpFields.tsx';

let latest: PopUp | undefined;
function Form({ initial }: { initial?: PopUp }) {
  const [popUp, setPopUp] = useState(initial);
  return (
    <PopUpFields
      value={popUp}
      onChange={(changed) => {
        latest = changed;
        setPopUp(changed);
      }}
      errorAt={(path) => (path === 'popUp.buttonLink.link' ? 'Wrong link' : undefined)}
      previewTitle="Nan"
    />
  );
}
const open = (initial?: PopUp) =>
  renderWithPlatform(<Form {...(initial ? { initial } : {})} />, {
    namespace: 'mfe-console',
    messages,
    slots: fakeFields,
  });

test('a pop-up is written in four languages, with a picture and a button, and previewed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: messages.popUp.shown }));
  await user.type(screen.getByRole('textbox', { name: 'Message (Thai)' }), 'สวัสดี');
  await user.type(screen.getByRole('textbox', { name: 'Message (English)' }), 'Welcome');
  await user.click(screen.getByRole('button', { name: `Upload ${messages.popUp.picture}` }));
  await user.type(screen.getByRole('textbox', { name: 'Button text (English)' }), 'Map');
  const link = screen.getByRole('textbox', { name: messages.popUp.buttonLink });
  await user.type(link, 'example.com');
  expect(screen.getByText('Wrong link')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: messages.popUp.color }), 'red');
  expect(sentPopUp(latest)).toEqual({
    message: { th: 'สวัสดี', en: 'Welcome', lang: 'en' },
    profileImageId: 'uploaded',
    buttonLink: { link: 'https://example.com/', text: { en: 'Map', lang: 'en' }, backgroundColor: 'red' },
    isShow: true,
  });

  await user.clear(link);
  await user.type(link, 'https://example.com/map');
  await user.click(screen.getByRole('button', { name: messages.popUp.preview }));
  const preview = within(screen.getByRole('dialog', { name: 'Nan' }));
  expect(await preview.findByText('Welcome')).toBeTruthy();
  expect(preview.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe('https://example.com/map');
});

test('a stored text of one language and a colour of its own stay until they are changed', async () => {
  const { user } = await open({
    message: '<p>ยินดีต้อนรับ</p>',
    buttonLink: { link: '/towns', text: 'Towns', backgroundColor: '#123456' },
  });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message (Thai)' }).value).toBe(
    '<p>ยินดีต้อนรับ</p>',
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('#123456');
  await user.type(screen.getByRole('textbox', { name: 'Button text (Arabic)' }), 'المدن');
  expect(sentPopUp(latest)?.buttonLink).toEqual({
    link: '/towns',
    text: { en: 'Towns', ar: 'المدن', lang: 'ar' },
    backgroundColor: '#123456',
  });
});

test.each<[PopUp | undefined, ReturnType<typeof sentPopUp>]>([
  [undefined, null],
  [{}, null],
  [{ message: { th: ' ' }, isShow: false }, null],
  [{ isShow: true }, { isShow: true }],
  [{ message: { en: 'Hi' } }, { message: { en: 'Hi' }, isShow: false }],
  [{ buttonLink: { link: ' ', text: 'More' }, isShow: true }, { isShow: true }],
  [
    { profileImageId: 'p', imageURL: '/images/p', aspects: { width: 1, height: 1 } },
    { profileImageId: 'p', aspects: { width: 1, height: 1 }, isShow: false },
  ],
])('%j is saved as %j', (popUp, sent) => {
  expect(sentPopUp(popUp)).toEqual(sent);
});

describe('a button needs a link that pages may use, and a text', () => {
  test.each<[PopUp['buttonLink'], object]>([
    [undefined, {}],
    [{ link: '', text: '' }, {}],
    [{ link: '/towns', text: { en: 'Towns' } }, {}],
    [{ link: 'example.com', text: 'More' }, {}],
    [{ link: '/towns', text: ' ' }, { 'popUp.buttonLink.text': 'popUp.needsText' }],
    [{ link: ' ', text: 'More' }, { 'popUp.buttonLink.link': 'popUp.needsLink' }],
    [{ link: 'javascript:alert(1)', text: 'More' }, { 'popUp.buttonLink.link': 'popUp.wrongLink' }],
  ])('%j', (buttonLink, problems) => {
    expect(popUpProblems({ buttonLink })).toEqual(problems);
  });
});
