import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { FakeCropper } from '../../image-editor/testing/FakeCropper.tsx';
import { draft, open, setUpWizard, wizardServer } from './testing/wizard-page.tsx';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

setUpWizard();

test('[WIZ-09] [VAL-13] [AMBIG-33] information saves tags, highlight sentence and description, each with its hint', async () => {
  const { server, sent } = wizardServer(draft({ stepIndex: 4, description: { th: 'ผ้าไหม', lang: 'th' } }));
  const page = await open({ hash: '#4', state: { id: 'p1' }, server });
  await page.user.type(await screen.findByRole('textbox', { name: 'Tags' }), 'silk{Enter}loom');
  await page.user.type(screen.getByRole('textbox', { name: /^Highlight sentence/ }), 'By hand');
  await page.user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Since 1932');
  // Visible, and announced after a pause.
  expect(screen.getAllByText('7 characters (prefer more than 60 characters)')).not.toEqual([]);
  expect(screen.getAllByText('10 characters (prefer at least 10 characters.)')).not.toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: messages.contacts.heading });
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      body: {
        data: {
          tags: ['silk', 'loom'],
          highlightSentence: { en: 'By hand', lang: 'en' },
          description: { th: 'ผ้าไหม', en: 'Since 1932', lang: 'en' },
          stepIndex: 5,
        },
      },
    },
  ]);
});

test('a rich-text description is left unchanged', async () => {
  const description = { en: '<p>By hand</p>', lang: 'en' } as const;
  const { server, sent } = wizardServer(draft({ stepIndex: 4, description, isAdvanceDescription: true }));
  const page = await open({ hash: '#4', state: { id: 'p1' }, server });
  expect(await screen.findByText(messages.information.rich)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: messages.contacts.heading });
  expect(Object.keys(sent[0]?.body.data ?? {})).not.toContain('description');
});

test('[WIZ-10] [VAL-12] contacts are all optional, and are sent trimmed and without the empty ones', async () => {
  const { server, sent } = wizardServer(draft({ stepIndex: 5 }));
  const page = await open({ hash: '#5', state: { id: 'p1' }, server });
  await page.user.type(
    await screen.findByRole('textbox', { name: messages.contacts.email }),
    ' not an address ',
  );
  await page.user.type(screen.getByRole('textbox', { name: messages.contacts.phone }), '053 123 456');
  await page.user.type(screen.getByRole('textbox', { name: /^Other ways/ }), ' ');
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Completed' });
  expect(sent[0]?.body.data['contacts']).toEqual({ email: 'not an address', phone: '053 123 456' });
  expect(sent[0]?.body.data['stepIndex']).toBe(6);
});

describe('finish', () => {
  const finished = () =>
    draft({
      stepIndex: 6,
      mainImageId: 'm1',
      imageURL: '/images/m1',
      highlightSentence: { en: 'Since 1932', lang: 'en' },
      tags: ['noodles'],
    });

  test('[WIZ-11] is titled Completed, with the card and two buttons', async () => {
    await open({ hash: '#finish', state: { id: 'p1' }, server: wizardServer(finished()).server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Completed' })).toBeTruthy();
    const card = screen.getByRole('region', { name: messages.finish.preview });
    for (const words of ['Old Town Noodles', 'Since 1932', 'noodles']) {
      expect(within(card).getByText(words)).toBeTruthy();
    }
  });

  test.each([
    ['[WIZ-17] Back to Main', 'Back to Main', '/creator'],
    ['[WIZ-18] [AMBIG-29] Edit More', 'Edit More', '/portals/p1'],
  ])('[WIZ-15] [AMBIG-07] [OPEN-48] %s first marks the wizard as done', async (_name, button, address) => {
    const { server, sent } = wizardServer(finished());
    const page = await open({ hash: '#finish', state: { id: 'p1' }, server });
    await page.user.click(await screen.findByRole('button', { name: button }));
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe(address);
    expect(sent).toMatchObject([{ method: 'PUT', body: { data: { stepIndex: null } } }]);
    expect(sessionStorage.getItem('portico.wizard.portal')).toBeNull();
  });

  test('[AMBIG-07] [ERR-11] a failure is shown, and the step stays', async () => {
    const { server } = wizardServer(finished());
    const refuse = () =>
      Response.json(
        { status: 'fail', code: 'invalid', reason: 'Require Cover Image field' },
        { status: 400 },
      );
    const page = await open({
      hash: '#finish',
      state: { id: 'p1' },
      server: { ...server, 'PUT /api/wizard/:id': refuse },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit More' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      "can't next step Require Cover Image field",
    );
    expect(page.address()).toBe('/creator/wizard#finish');
  });
});
