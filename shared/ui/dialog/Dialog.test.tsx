import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

function Page({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Edit contacts" closeLabel="Close" busy={busy}>
        <input aria-label="Phone" />
      </Dialog>
    </>
  );
}

async function openPage(busy = false) {
  render(<Page busy={busy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Edit contacts' });
}

/** Renders on React's own schedule; `act` would flush deferred renders at once. */
async function reactAsInTheBrowser(act: () => Promise<void>) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await act();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

describe('Dialog', () => {
  test('is rendered only while open, modal and labelled by its title', async () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect((screen.getByRole('dialog', { name: 'Edit contacts' }) as HTMLDialogElement).open).toBe(true);
  });

  test('locks the scrolling of the page until it is closed', async () => {
    await openPage();
    expect(document.documentElement.hasAttribute('data-modal')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.hasAttribute('data-modal')).toBe(false);
  });

  test.each([
    ['Escape', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
    [
      'the back gesture',
      (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
    ],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press beside it', (dialog: HTMLElement) => userEvent.click(dialog)],
  ])('closes by %s and gives the focus back', async (_way, close: (dialog: HTMLElement) => unknown) => {
    const dialog = await openPage();
    screen.getByLabelText('Phone').focus();
    await close(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  test('is hidden at once on closing and unmounted later', async () => {
    const dialog = await openPage();
    const button = screen.getByRole('button', { name: 'Close' });
    await reactAsInTheBrowser(async () => {
      button.click();
      await Promise.resolve();
      expect(dialog.isConnected).toBe(true);
      expect(getComputedStyle(dialog).display).toBe('none');
      await waitFor(() => expect(dialog.isConnected).toBe(false));
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  test('stays open when a drag from inside ends outside', async () => {
    const dialog = await openPage();
    fireEvent.pointerDown(screen.getByLabelText('Phone'));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('stays open when pressed inside and while busy', async () => {
    const dialog = await openPage(true);
    await userEvent.click(screen.getByLabelText('Phone'));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await userEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('ConfirmDialog', () => {
  test('names the item and focuses Cancel', async () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    render(
      <ConfirmDialog
        open
        title="Are you sure delete?"
        itemName="Patong"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        closeLabel="Close"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure delete?' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Patong',
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
