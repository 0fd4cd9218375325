import { afterEach, expect, jest, test } from '@jest/globals';
import { NotFound } from '@portico/shared/patterns';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../locales/en.json';

afterEach(() => {
  jest.useRealTimers();
});

test('[APP-25, T-23] an unknown address shows a spinner for 5 s, then the 404 message; the link home is there at once', async () => {
  jest.useFakeTimers();
  await renderWithPlatform(<NotFound />, { namespace: 'shell', messages, hasStyles: true });
  const heading = () => screen.getByRole('heading', { level: 1 });
  expect(heading().textContent).toBe(messages.notFound.wait);
  const status = heading().closest<HTMLElement>('[aria-live=polite]');
  /** The spinner beside the text, which only screen readers announce. */
  const spinner = () =>
    [...(status?.querySelectorAll<HTMLElement>('[aria-hidden=true]') ?? [])].find((element) =>
      getComputedStyle(element).animation.includes('infinite'),
    );
  expect(spinner()).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.notFound.home }).getAttribute('href')).toBe('/');

  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.queryByText('404 :( PAGE NOT FOUND')).toBeNull();
  expect(spinner()).toBeTruthy();
  act(() => jest.advanceTimersByTime(1));
  expect(heading().textContent).toBe('404 :( PAGE NOT FOUND');
  // In Arabic the sign and the words would change places.
  expect(heading().dir).toBe('ltr');
  expect(spinner()).toBeUndefined();
});
