import { expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createValue, type PageValue, useValue } from './create-value.ts';

const Shown = ({ value }: { value: PageValue<string> }) => <p>{useValue(value)}</p>;

test('a change calls each listener until it unsubscribes', () => {
  const value = createValue('one');
  const listener = jest.fn();
  const unsubscribe = value.subscribe(listener);
  value.set('two');
  expect([value.get(), listener.mock.calls.length]).toEqual(['two', 1]);
  unsubscribe();
  value.set('three');
  expect([value.get(), listener.mock.calls.length]).toEqual(['three', 1]);
});

test('a component shows the current value', () => {
  const value = createValue('one');
  const { container } = render(<Shown value={value} />);
  expect(container.textContent).toBe('one');
  act(() => value.set('two'));
  expect(container.textContent).toBe('two');
});

test('the server renders the initial value', () => {
  const value = createValue('one');
  value.set('two');
  expect(renderToString(<Shown value={value} />)).toBe('<p>one</p>');
});
