import { describe, expect, jest, test } from '@jest/globals';
import type { HeadContext } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import arabicMessages from '../../../locales/ar.json';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import chineseMessages from '../../../locales/zh.json';
import { FakeCropper } from '../../image-editor/testing/FakeCropper.tsx';
import {
  draft,
  open,
  routes,
  setUpWizard,
  titleField,
  wizardCalls,
  wizardServer,
} from './testing/wizard-page.tsx';
import { head } from './wizard.route.tsx';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

setUpWizard();

test('[CREATOR-01] signed-out users are redirected to /login with path, query and hash', async () => {
  const page = await renderWithPlatform(
    { routes, url: '/creator/wizard?from=x#1' },
    { namespace: 'mfe-creator', messages },
  );
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/login');
  expect(page.router.state.location.state).toEqual({ requested: '/creator/wizard?from=x#1' });
});

describe('introduction', () => {
  test('[WIZ-04] [WIZ-05] [WIZ-02] shows the welcome, and Create continues without a request', async () => {
    const page = await open({ hash: '#introduction' });
    expect(await screen.findByRole('heading', { level: 1, name: messages.introduction.title })).toBeTruthy();
    expect(screen.getByText(messages.introduction.text)).toBeTruthy();
    await page.user.click(screen.getByRole('link', { name: 'Create' }));
    expect(await titleField()).toBeTruthy();
    expect(page.address()).toBe('/creator/wizard#1');
    expect(wizardCalls(page.calls)).toEqual([]);
  });

  test('starts a new portal, independent of earlier work in the tab', async () => {
    const { server } = wizardServer(draft());
    sessionStorage.setItem('portico.wizard.portal', 'p1');
    const page = await open({ hash: '#introduction', server });
    await page.user.click(await screen.findByRole('link', { name: 'Create' }));
    expect((await titleField()).value).toBe('');
    expect(wizardCalls(page.calls)).toEqual([]);
  });
});

test('[WIZ-03] the bar shows seven steps and the current one', async () => {
  await open({ hash: '#1' });
  const bar = await screen.findByRole('navigation', { name: messages.wizard.progress });
  const steps = within(bar).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('[OPEN-40] welcome, introduction and step titles exist in every language and differ', () => {
  const all = [thaiMessages, messages, chineseMessages, arabicMessages];
  const messagesOf = ({ introduction, wizard }: Pick<typeof messages, 'introduction' | 'wizard'>) => [
    introduction.title,
    introduction.text,
    ...Object.values(wizard.steps),
  ];
  expect(new Set(all.flatMap(messagesOf)).size).toBe(4 * (2 + 7));
});

test('the Chinese welcome fits into one line of a phone of 320 px, because browsers break Chinese inside words', () => {
  // Nine characters of 32 px, between margins of 16 px.
  expect([...chineseMessages.introduction.title].length).toBeLessThanOrEqual(9);
});

test.each([
  ['en', { ar: 'معكرونة', zh: '面', th: 'ก๋วยเตี๋ยว' }, 'ก๋วยเตี๋ยว'],
  ['th', { ar: 'معكرونة', zh: '面', en: 'Noodles' }, 'Noodles'],
  ['en', { ar: 'معكرونة', zh: '面' }, '面'],
] as const)(
  '[WIZ-25] [AMBIG-11] when editing in %s, an empty field shows the title in the first of en, th, zh, ar as placeholder',
  async (language, title, shown) => {
    await open({ hash: '#1', state: { id: 'p1' }, server: wizardServer(draft({ title })).server, language });
    const field = await titleField();
    expect([field.value, field.placeholder]).toEqual(['', shown]);
  },
);

test('[T-45] the language of the input is shown', async () => {
  await open({ hash: '#1', language: 'th' });
  await titleField();
  expect(screen.getAllByText('ไทย').length).toBeGreaterThan(0);
});

test('[WIZ-02] changing the hash by hand changes step, focus and progress', async () => {
  const { server } = wizardServer(draft({ stepIndex: 4 }));
  const page = await open({ hash: '#1', state: { id: 'p1' }, server });
  await titleField();
  await act(() => page.router.navigate('/creator/wizard#4'));
  await screen.findByRole('heading', { name: messages.information.heading });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(messages.information.heading));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Step 5 of 7: Information',
  );
});

test('each step has its page title', () => {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    Object.values(values).length > 0 ? Object.values(values).join(' of ') : key;
  const titleAt = (hash: string) =>
    head({ t, url: new URL(`http://site/creator/wizard${hash}`) } as unknown as HeadContext).title;
  expect([titleAt(''), titleAt('#2'), titleAt('#9')]).toEqual([
    'wizard.title',
    'wizard.steps.2 of wizard.title',
    'wizard.title',
  ]);
});

describe('the first step', () => {
  test('[WIZ-20] [T-39] [AMBIG-10] the id of the navigation state is stored for the tab', async () => {
    const { server } = wizardServer(draft());
    await open({ hash: '#2', state: { id: 'p1' }, server });
    await screen.findByRole('heading', { name: messages.thumbnail.heading });
    await open({ hash: '#2', server });
    expect(await screen.findByRole('heading', { name: messages.thumbnail.heading })).toBeTruthy();
  });

  test.each([
    ['[WIZ-22] step 2 without an id', '#2', undefined, undefined],
    ['[WIZ-21] [AMBIG-05] a step 3 beyond the saved one', '#5', { id: 'p1' }, draft({ stepIndex: 2 })],
    ['[WIZ-23] an unknown step', '#9', { id: 'p1' }, draft()],
    ['[WIZ-23] [OPEN-05] a portal that cannot be restored', '#2', { id: 'gone' }, draft()],
  ])('%s redirects to /creator', async (_name, hash, state, portal) => {
    const page = await open({ hash, state, server: wizardServer(portal).server });
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator');
  });

  test('[AMBIG-05] a finished portal redirects to /creator', async () => {
    const { stepIndex: _done, ...done } = draft({ status: 'USER_DRAFT' });
    const page = await open({ hash: '#1', state: { id: 'p1' }, server: wizardServer(done).server });
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator');
  });

  test('[AMBIG-05] a step of up to 2 beyond the saved one stays', async () => {
    const page = await open({
      hash: '#4',
      state: { id: 'p1' },
      server: wizardServer(draft({ stepIndex: 2 })).server,
    });
    await screen.findByRole('heading', { name: messages.information.heading });
    expect(page.address()).toBe('/creator/wizard#4');
  });
});
