import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { isClosed, isGone, openTools, portalServer, type ToolsOptions } from './testing/editor-page.tsx';
import { openTitle, title } from './testing/open-title-editor.tsx';

describe('optimistic updates', () => {
  /** A server that responds on demand. */
  function slowServer() {
    const fake = portalServer();
    const waiting: (() => void)[] = [];
    const put = fake.server['PUT /api/portal/:id'];
    const server: NonNullable<ToolsOptions['server']> = {
      ...fake.server,
      'PUT /api/portal/:id': async (request) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return put?.(request);
      },
    };
    const respond = async () => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.();
    };
    return { ...fake, server, respond };
  }
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  test('[EDIT-03] shows the change at once, then Saving, then Saved', async () => {
    const slow = slowServer();
    const page = await openTitle(slow);
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Saving').closest('[aria-live]')).toBeTruthy();
    await waitFor(() => expect(heading()).toBe('Old Town Noodles!'));
    await slow.respond();
    expect((await screen.findByText('Saved')).closest('[aria-live]')).toBeTruthy();
  });

  const edit = () => screen.getByRole('button', { name: 'Edit title' });

  test('[EDIT-03] an editor that is opened while its save is in flight shows what was saved', async () => {
    const slow = slowServer();
    const page = await openTitle(slow);
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await isClosed();
    await page.user.click(edit());
    await waitFor(() => expect(edit().getAttribute('aria-busy')).toBe('true'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await slow.respond();
    await screen.findByRole('dialog');
    expect(title().value).toBe('Old Town Noodles!');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isGone();
  });

  test('[ERR-10] an editor that is opened while its save is in flight shows its failure', async () => {
    const fake = portalServer();
    let fail = (): void => undefined;
    const page = await openTitle({
      ...fake,
      server: {
        ...fake.server,
        'PUT /api/portal/:id': async () => {
          await new Promise<void>((resolve) => (fail = resolve));
          return Response.json(
            { status: 'fail', code: 'internal', reason: 'Out of paper.' },
            { status: 500 },
          );
        },
      },
    });
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await isClosed();
    await page.user.click(edit());
    await waitFor(() => expect(edit().getAttribute('aria-busy')).toBe('true'));
    fail();
    await screen.findByRole('alert');
    expect(title().value).toBe('Old Town Noodles!');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await isGone();
    expect(edit().getAttribute('aria-busy')).not.toBe('true');
  });

  test('[T-49] undo saves the previous content under the new version', async () => {
    const fake = portalServer();
    const page = await openTitle(fake);
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(heading()).toBe('Old Town Noodles');
    expect(fake.lastChanges()).toEqual({ title: fake.portal.title });
    expect(fake.saves[1]?.data['modifiedDate']).not.toBe(fake.saves[0]?.data['modifiedDate']);
  });

  test('[T-49] undo does nothing after someone else’s change, and names the person', async () => {
    const fake = portalServer();
    const page = await openTitle(fake);
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Undo' });
    fake.changeElsewhere({ tags: ['soup'] });
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Couldn’t undo')).toBeTruthy();
    expect(screen.getByText(/Somchai has changed this page/)).toBeTruthy();
    expect(heading()).toBe('Old Town Noodles!');
  });

  test('[ERR-10] a failed save reopens the form with its input, to retry or discard', async () => {
    const fake = portalServer();
    let isDown = true;
    const put = fake.server['PUT /api/portal/:id'];
    const page = await openTitle({
      ...fake,
      server: {
        ...fake.server,
        'PUT /api/portal/:id': (request) =>
          isDown
            ? Response.json({ status: 'fail', code: 'internal', reason: 'Out of paper.' }, { status: 500 })
            : put?.(request),
      },
    });
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const problem = within(await screen.findByRole('alert'));
    expect(title().value).toBe('Old Town Noodles!');
    expect(heading()).toBe('Old Town Noodles');
    isDown = false;
    await page.user.click(problem.getByRole('button', { name: 'Try again' }));
    await isGone();
    expect(heading()).toBe('Old Town Noodles!');
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  test('[ERR-10] a failed change without a form stays on the page until it is retried or discarded', async () => {
    const { portal } = portalServer();
    const page = await openTools({
      part: 'tags',
      portal,
      server: {
        'PUT /api/portal/:id': () =>
          Response.json({ status: 'fail', code: 'internal', reason: 'Out of paper.' }, { status: 500 }),
      },
    });
    const visible = () => screen.getByRole('switch').getAttribute('aria-checked');
    await page.user.click(screen.getByRole('switch'));
    expect(await screen.findByText('Out of paper.')).toBeTruthy();
    await waitFor(() => expect(visible()).toBe('false'));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Discard change' });
    await page.user.click(screen.getByRole('button', { name: 'Discard change' }));
    expect(visible()).toBe('true');
    expect(screen.queryByText('Out of paper.')).toBeNull();
  });
});
