import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { nextRenderCount, useProgressiveRender } from './use-progressive-render.ts';

test.each([
  ['a step more', { count: 5, step: 4, total: 12 }, 9],
  ['no more than there are', { count: 9, step: 4, total: 12 }, 12],
  ['nothing once all are rendered', { count: 12, step: 4, total: 12 }, undefined],
  ['nothing after the list got shorter', { count: 12, step: 4, total: 3 }, undefined],
])('renders %s in the next transition', (_what, list, next) => {
  expect(nextRenderCount(list)).toBe(next);
});

/** The number of items that each list rendered first. */
const firstCounts = new Map<string, number>();
function List(props: { name: string; first: number; total: number }) {
  const count = useProgressiveRender({ key: props.name, first: props.first, step: 4, total: props.total });
  if (!firstCounts.has(props.name)) firstCounts.set(props.name, count);
  return <p>{`${props.name}: ${count}`}</p>;
}
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

test('renders a long list until it is complete, also after items were added', async () => {
  const { rerender } = render(<List name="a" first={5} total={12} />);
  expect(firstCounts.get('a')).toBe(5);
  await shows('a: 12');
  rerender(<List name="a" first={5} total={20} />);
  await shows('a: 20');
});

test('starts over for another list, and never exceeds a list that got shorter', async () => {
  const { rerender } = render(<List name="b" first={9} total={9} />);
  rerender(<List name="b" first={9} total={3} />);
  expect(screen.getByText('b: 3')).toBeTruthy();
  rerender(<List name="c" first={6} total={30} />);
  expect(firstCounts.get('c')).toBe(6);
  await shows('c: 30');
});
