import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../dialog/Dialog.tsx';
import { TOAST_STAYS_MS, Toaster, type ToastMessage } from './Toaster.tsx';

const failure: ToastMessage = { id: 'f', tone: 'danger', text: 'Not removed' };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The announcements of that urgency. */
const said = (urgency: 'polite' | 'assertive') =>
  screen.queryByRole(urgency === 'polite' ? 'status' : 'alert')?.textContent ?? '';

function show(...messages: ToastMessage[]) {
  const onDismiss = jest.fn();
  render(<Toaster label="Messages" messages={messages} onDismiss={onDismiss} dismissLabel="Dismiss" />);
  return onDismiss;
}
const wait = () => act(() => jest.advanceTimersByTime(TOAST_STAYS_MS));

describe('Toaster', () => {
  test('[T-21, ERR-09] shows messages inside the modal that is above all others, and in the page again after it', () => {
    const message = (
      <Toaster label="Messages" messages={[failure]} onDismiss={jest.fn()} dismissLabel="Dismiss" />
    );
    const page = (open: { first: boolean; second: boolean }) => (
      <>
        <Dialog open={open.second} onClose={jest.fn()} title="Second" closeLabel="Close" />
        <Dialog open={open.first} onClose={jest.fn()} title="First" closeLabel="Close" />
        {message}
      </>
    );
    const { rerender } = render(page({ first: true, second: false }));
    expect(screen.getByRole('dialog', { name: 'First' }).contains(screen.getByRole('alert'))).toBe(true);
    rerender(page({ first: true, second: true }));
    expect(screen.getByRole('dialog', { name: 'Second' }).contains(screen.getByRole('alert'))).toBe(true);
    rerender(page({ first: true, second: false }));
    expect(screen.getByRole('dialog', { name: 'First' }).contains(screen.getByRole('alert'))).toBe(true);
    rerender(page({ first: false, second: false }));
    expect(screen.getByRole('alert').textContent).toBe('Not removed');
    expect(screen.getByRole('alert').closest('dialog')).toBeNull();
  });

  test('has its polite live region before there is a message', () => {
    show();
    expect(screen.getByRole('region').querySelector('[aria-live=polite]')?.textContent).toBe('');
  });

  test('announces success politely and dismisses it by itself', () => {
    const onDismiss = show({ id: 'a', tone: 'success', text: 'Saved' });
    expect(said('polite')).toBe('Saved');
    wait();
    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  test('announces failure at once with its details, and keeps it until it is dismissed', () => {
    const onDismiss = show({ id: 'b', tone: 'danger', text: 'Not saved', detail: 'ไม่ได้บันทึก' });
    expect(said('assertive')).toBe('Not savedไม่ได้บันทึก');
    wait();
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith('b');
  });

  test('a focused message is not dismissed', () => {
    const onDismiss = show({ id: 'c', tone: 'success', text: 'Saved' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    wait();
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    wait();
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
