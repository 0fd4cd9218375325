import { expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { useProgressiveRender } from './use-progressive-render.ts';

const seen: number[] = [];
function List(props: { name: string; first: number; total: number }) {
  seen.push(useProgressiveRender({ key: props.name, first: props.first, step: 4, total: props.total }));
  return null;
}
const last = () => seen.at(-1);

test('renders a long list step by step until it is complete, also after items were added', async () => {
  const { rerender } = render(<List name="a" first={5} total={12} />);
  expect(seen[0]).toBe(5);
  await waitFor(() => expect(last()).toBe(12));
  expect(seen).toContain(9);

  seen.length = 0;
  rerender(<List name="a" first={5} total={20} />);
  expect(seen[0]).toBe(12);
  await waitFor(() => expect(last()).toBe(20));
});

test('starts over for another list, and never exceeds a list that got shorter', async () => {
  seen.length = 0;
  const { rerender } = render(<List name="a" first={9} total={9} />);
  expect(last()).toBe(9);
  rerender(<List name="a" first={9} total={3} />);
  expect(last()).toBe(3);
  seen.length = 0;
  rerender(<List name="b" first={6} total={30} />);
  expect(seen.filter((count) => count > 9)[0]).toBe(10);
  await waitFor(() => expect(last()).toBe(30));
});
