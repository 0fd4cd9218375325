import { expect, test } from '@jest/globals';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

const BELOW = { isFromAbove: false };
const ABOVE = { isFromAbove: true };
const section = (name: string) => [1, 2, 3].map((index) => `${name}${index}`);

/** The items that the next frames render; '-' is a frame without one. */
const frames = (queue: RenderQueue<string>, count: number): string =>
  Array.from({ length: count }, () => queue.next() ?? '-').join(' ');

test.each<[string, (queue: RenderQueue<string>) => void, string]>([
  ['nothing while no section is near', () => undefined, '- - -'],
  ['the items of a section in their order', (queue) => queue.add(section('a'), BELOW), 'a1 a2 a3 -'],
  [
    'the last item first where a section enters from above',
    (queue) => queue.add(section('a'), ABOVE),
    'a3 a2 a1 -',
  ],
  [
    'sections in the order in which they came near',
    (queue) => {
      queue.add(section('a'), BELOW);
      queue.add(section('b'), BELOW);
    },
    'a1 a2 a3 b1 b2 b3 -',
  ],
  [
    'an item once, also where its section is added twice',
    (queue) => {
      queue.add(section('a'), BELOW);
      queue.add(section('a'), ABOVE);
    },
    'a1 a2 a3 -',
  ],
  [
    'the items of a visible section before all others',
    (queue) => {
      queue.add(section('a'), BELOW);
      queue.add(section('b'), BELOW);
      queue.prioritize((item) => item.startsWith('b'));
    },
    'b1 b2 b3 a1 a2 a3 -',
  ],
  [
    'no item of a section that is far again',
    (queue) => {
      queue.add(section('a'), BELOW);
      queue.add(section('b'), BELOW);
      queue.remove(section('a'));
    },
    'b1 b2 b3 -',
  ],
  [
    'nothing in a skipped frame, and one frame is skipped however often it is said',
    (queue) => {
      queue.add(section('a'), BELOW);
      queue.skipFrame();
      queue.skipFrame();
    },
    '- a1 a2 a3 -',
  ],
  [
    'nothing in the frame in which another section comes near, and then goes on',
    (queue) => {
      queue.add(section('a'), BELOW);
      queue.next();
      queue.add(section('b'), BELOW);
      queue.skipFrame();
    },
    '- a2 a3 b1 b2 b3 -',
  ],
])('renders %s', (_what, prepare, expected) => {
  const queue = createRenderQueue<string>();
  prepare(queue);
  expect(frames(queue, expected.split(' ').length)).toBe(expected);
});

test('is empty before a section is added and after its last item', () => {
  const queue = createRenderQueue<string>();
  expect(queue.isEmpty()).toBe(true);
  queue.add(['a'], BELOW);
  expect(queue.isEmpty()).toBe(false);
  queue.next();
  expect(queue.isEmpty()).toBe(true);
});
