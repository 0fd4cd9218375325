import { expect, test } from '@jest/globals';
import { ownNames } from './own-names.ts';

test.each([
  ['an export of that name', 'save-queue.ts', 'export const saveQueue = 1;', true],
  ['a component', 'SaveBar.tsx', 'export function SaveBar() {}', true],
  ['more at the start', 'save-queue.ts', 'export function createSaveQueue() {}', true],
  ['more at the end', 'save-queue.ts', 'export class SaveQueueOptions {}', true],
  ['the plural', 'reply.ts', 'export const replies = [];', true],
  ['a role', 'town.repository.ts', 'export const townRepository = 1;', true],
  ['a page, whose export is always Component', 'home.route.tsx', 'export function Component() {}', true],
  ['a list of exports', 'safe-link.ts', 'export { type Link, isLink as isSafeLink };', true],
  ['another name', 'save-queue.ts', 'export const order = 1;', false],
])('a file with %s', (_title, name, text, isNamed) => {
  const file = `shared/domain/${name}`;
  expect(ownNames([{ file, text }])).toEqual({ exporting: 1, unnamed: isNamed ? [] : [file] });
});

test('a file without exports does not count', () => {
  expect(ownNames([{ file: 'server/src/main.ts', text: 'start();' }])).toEqual({ exporting: 0, unnamed: [] });
});
