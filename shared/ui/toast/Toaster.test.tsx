import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TOAST_STAYS_MS, Toaster, type ToastMessage } from './Toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The live region of that urgency. */
const said = (urgency: 'polite' | 'assertive') =>
  screen.getByRole('region', { name: 'Messages' }).querySelector(`[aria-live=${urgency}]`)?.textContent;

function show(...messages: ToastMessage[]) {
  const onDismiss = jest.fn();
  render(<Toaster label="Messages" messages={messages} onDismiss={onDismiss} dismissLabel="Dismiss" />);
  return onDismiss;
}
const wait = () => act(() => jest.advanceTimersByTime(TOAST_STAYS_MS));

describe('Toaster', () => {
  test('has its live regions before there is a message', () => {
    show();
    expect(said('polite')).toBe('');
    expect(said('assertive')).toBe('');
  });

  test('says success politely and lets it go by itself', () => {
    const onDismiss = show({ id: 'a', tone: 'success', text: 'Saved' });
    expect(said('polite')).toBe('Saved');
    wait();
    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  test('says failure at once, with its second line, and keeps it until it is dismissed', () => {
    const onDismiss = show({ id: 'b', tone: 'danger', text: 'Not saved', detail: 'ไม่ได้บันทึก' });
    expect(said('assertive')).toBe('Not savedไม่ได้บันทึก');
    wait();
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith('b');
  });

  test('a message that is focused waits', () => {
    const onDismiss = show({ id: 'c', tone: 'success', text: 'Saved' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    wait();
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    wait();
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
