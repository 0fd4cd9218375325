import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import { FakeCropper } from '../../image-editor/testing/FakeCropper.tsx';
import { draft, open, setUpWizard, titleField, wizardCalls, wizardServer } from './testing/wizard-page.tsx';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

setUpWizard();

describe('naming', () => {
  test('[WIZ-06] [WIZ-12] [WIZ-13] the first Next creates the portal before the next step', async () => {
    const { server, sent } = wizardServer();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const create = server['POST /api/wizard'];
    const page = await open({
      hash: '#1',
      server: { ...server, 'POST /api/wizard': async (request) => (await gate, create?.(request)) },
    });
    await page.user.type(await titleField(), '  Old Town Noodles ');
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(page.address()).toBe('/creator/wizard#1');
    release();
    expect(await screen.findByRole('heading', { name: messages.thumbnail.heading })).toBeTruthy();
    expect(page.address()).toBe('/creator/wizard#2');
    expect(sent).toEqual([
      { method: 'POST', body: { data: { title: { en: 'Old Town Noodles', lang: 'en' }, stepIndex: 2 } } },
    ]);
  });

  test('[WIZ-14] [WIZ-20] [AMBIG-06] a later Next updates the portal; other languages and the progress stay', async () => {
    const { server, sent } = wizardServer(
      draft({ title: { th: 'ก๋วยเตี๋ยว', en: 'Noodles', lang: 'th' }, stepIndex: 4 }),
    );
    const page = await open({ hash: '#1', state: { id: 'p1' }, server });
    const field = await titleField();
    expect(field.value).toBe('Noodles');
    await page.user.clear(field);
    await page.user.type(field, 'Soup');
    await page.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: messages.thumbnail.heading });
    expect(sent).toEqual([
      {
        method: 'PUT',
        body: {
          data: {
            title: { th: 'ก๋วยเตี๋ยว', en: 'Soup', lang: 'en' },
            stepIndex: 4,
            modifiedDate: '2026-11-01T00:00:00.000Z',
          },
        },
      },
    ]);
  });

  test('[WIZ-14] saving again after the first save updates the same portal', async () => {
    const { server, sent } = wizardServer();
    const page = await open({ hash: '#1', server });
    await page.user.type(await titleField(), 'Noodles');
    await page.user.keyboard('{Enter}');
    await page.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect((await titleField()).value).toBe('Noodles');
    await page.user.type(await titleField(), '!');
    await page.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: messages.thumbnail.heading });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  test.each(['', '   '])(
    "[VAL-03] a title of %j shows 'Require Title field' and sends nothing",
    async (typed) => {
      const page = await open({ hash: '#1' });
      const field = await titleField();
      if (typed) await page.user.type(field, typed);
      await page.user.click(screen.getByRole('button', { name: 'Next' }));
      expect(screen.getByText('Require Title field')).toBeTruthy();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(wizardCalls(page.calls)).toEqual([]);
    },
  );

  test('[ERR-11] [T-21] [T-26] a failed save is shown in the page; step and input stay', async () => {
    const nativeAlert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const refuse = () =>
      Response.json({ status: 'fail', code: 'invalid', reason: 'Out of paper.' }, { status: 500 });
    const page = await open({ hash: '#1', server: { 'POST /api/wizard': refuse } });
    await page.user.type(await titleField(), 'Noodles');
    await page.user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain("can't next step Out of paper.");
    expect(page.address()).toBe('/creator/wizard#1');
    expect((await titleField()).value).toBe('Noodles');
    expect(nativeAlert).not.toHaveBeenCalled();
    nativeAlert.mockRestore();
  });

  test.each([
    ['a reason in the reader’s language', { quota: { name: 'portals', most: 3 } }, /บัญชีนี้มีเพจครบ 3/, ''],
    ['one in English', {}, /Out of paper\./, 'en'],
  ])('[T-21] %s is marked as such beside the English literal', async (_reason, more, text, lang) => {
    const refuse = () =>
      Response.json({ status: 'fail', code: 'quota', reason: 'Out of paper.', ...more }, { status: 403 });
    const page = await open({ hash: '#1', server: { 'POST /api/wizard': refuse }, language: 'th' });
    await page.user.type(await titleField(), 'Noodles');
    await page.user.keyboard('{Enter}');
    expect((await screen.findByText("can't next step")).lang).toBe('en');
    expect(screen.getByText(text).lang).toBe(lang);
  });

  test("[WIZ-24, AMBIG-04] 'not found last item.' of the server is shown by the alert of a failed Next", async () => {
    const refuse = () =>
      Response.json({ status: 'fail', code: 'invalid', reason: 'not found last item.' }, { status: 400 });
    const page = await open({ hash: '#1', server: { 'POST /api/wizard': refuse } });
    await page.user.type(await titleField(), 'Noodles');
    await page.user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain("can't next step not found last item.");
    expect(page.address()).toBe('/creator/wizard#1');
  });

  test('[ERR-11] a save refused for lack of storage is explained in the page’s language, and the input stays', async () => {
    const refuse = () =>
      Response.json(
        { status: 'fail', code: 'storage-full', reason: 'Nothing was saved.' },
        { status: 507, headers: { 'retry-after': '60' } },
      );
    const page = await open({ hash: '#1', language: 'th', server: { 'POST /api/wizard': refuse } });
    await page.user.type(await titleField(), 'ก๋วยเตี๋ยว');
    await page.user.keyboard('{Enter}');
    const alert = (await screen.findByRole('alert')).textContent;
    expect(alert).toContain('พื้นที่จัดเก็บของเซิร์ฟเวอร์เต็มชั่วคราว กรุณาลองอีกครั้งภายหลัง');
    expect(alert).toContain(thaiMessages.wizard.nextFailed);
    expect((await titleField()).value).toBe('ก๋วยเตี๋ยว');
  });

  test('[T-41] unsaved input survives a reload', async () => {
    const first = await open({ hash: '#1' });
    await first.user.type(await titleField(), 'Nood');
    const { server } = wizardServer();
    const second = await open({ hash: '#1', server });
    expect((await titleField()).value).toBe('Nood');
    await second.user.type(await titleField(), 'les');
    await second.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: messages.thumbnail.heading });
    await open({ hash: '#introduction' });
    await screen.findByRole('link', { name: 'Create' });
    await open({ hash: '#1' });
    expect((await titleField()).value).toBe('');
  });

  test('[VAL-14] [VAL-15] [T-27] the length is shown as text with its tone, and linked for screen readers', async () => {
    const page = await open({ hash: '#1' });
    const field = await titleField();
    const hint = () =>
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    await page.user.type(field, 'abc');
    expect(hint()?.textContent).toBe('3 characters (prefer more than 50 characters)');
    expect(hint()?.dataset['tone']).toBe('warning');
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste('x'.repeat(50));
    expect(hint()?.textContent).toBe('50 characters (prefer at least 50 characters.)');
    expect(hint()?.dataset['tone']).toBe('success');
  });

  test('[WIZ-19] [AMBIG-09] Skip is offered only when something is saved, and saves nothing', async () => {
    await open({ hash: '#1' });
    await titleField();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();

    const { server, sent } = wizardServer(draft());
    const page = await open({ hash: '#1', state: { id: 'p1' }, server });
    await page.user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: messages.thumbnail.heading })).toBeTruthy();
    expect(page.address()).toBe('/creator/wizard#2');
    expect(sent).toEqual([]);
  });
});

describe('unsaved input', () => {
  test('[T-41] input of a closed tab is offered and restored on request', async () => {
    const { server } = wizardServer(draft());
    const first = await open({ hash: '#1', state: { id: 'p1' }, server });
    await first.user.type(await titleField(), ', by the canal');
    sessionStorage.clear();

    const second = await open({ hash: '#1', state: { id: 'p1' }, server });
    expect(await screen.findByText('Continue with what you typed?')).toBeTruthy();
    expect((await titleField()).value).toBe('Old Town Noodles');
    await second.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await titleField()).value).toBe('Old Town Noodles, by the canal');
    expect(screen.queryByText('Continue with what you typed?')).toBeNull();
  });

  test('[T-41] discarded input is not offered again', async () => {
    const { server } = wizardServer(draft());
    const first = await open({ hash: '#1', state: { id: 'p1' }, server });
    await first.user.type(await titleField(), '!');
    sessionStorage.clear();
    const second = await open({ hash: '#1', state: { id: 'p1' }, server });
    await second.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await open({ hash: '#1', state: { id: 'p1' }, server });
    expect((await titleField()).value).toBe('Old Town Noodles');
    expect(screen.queryByText('Continue with what you typed?')).toBeNull();
  });

  test('[T-41] [WIZ-16] Back saves nothing and loses nothing', async () => {
    const { server, sent } = wizardServer(draft({ stepIndex: 5 }));
    const page = await open({ hash: '#5', state: { id: 'p1' }, server });
    await page.user.type(await screen.findByRole('textbox', { name: messages.contacts.email }), 'a@b.c');
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: messages.information.heading });
    expect(page.address()).toBe('/creator/wizard#4');
    expect(sent).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: messages.contacts.email });
    expect(email.value).toBe('a@b.c');
  });
});
