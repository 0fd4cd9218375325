import { describe, expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import { LeavePrompt } from './LeavePrompt.tsx';

const labels = { title: 'Leave?', text: 'It is not saved.', leave: 'leave', stay: 'stay', close: 'close' };
const Form = () => <LeavePrompt isDirty labels={labels} />;

/** Whether the browser would prompt before closing the page. */
const asksOnClose = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }) as BeforeUnloadEvent);

async function show(isFullLoad = () => {}) {
  const page = await renderWithPlatform(
    {
      routes: [
        { path: '/form', Component: Form },
        {
          path: '/elsewhere',
          loader: () => {
            isFullLoad();
            return null;
          },
          element: <p>elsewhere</p>,
        },
      ],
      url: '/form',
    },
    { namespace: 'shell', messages: {} },
  );
  await act(async () => page.router.navigate('/elsewhere'));
  return page;
}

describe('a page with unsaved changes', () => {
  test('[T-41] asks before it is left, and before the tab is closed', async () => {
    const { user, router } = await show();
    expect(asksOnClose()).toBe(true);
    expect(screen.getByRole('alertdialog', { name: 'Leave?' }).textContent).toContain('It is not saved.');
    await user.click(screen.getByRole('button', { name: 'stay' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/form');
    expect(asksOnClose()).toBe(true);
  });

  test('[T-41, MFE-02] a confirmed full page load does not ask a second time', async () => {
    let asked: boolean | undefined;
    const { user } = await show(() => {
      asked = asksOnClose();
    });
    await user.click(screen.getByRole('button', { name: 'leave' }));
    await screen.findByText('elsewhere');
    expect(asked).toBe(false);
  });
});
