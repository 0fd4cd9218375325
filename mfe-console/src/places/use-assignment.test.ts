import { expect, test } from '@jest/globals';
import { inverseAssignments } from './use-assignment.ts';

test('undo reverses the changes of each page, and leaves the other pages', () => {
  const added = { addTowns: ['nan'], removeListings: ['temples'] };
  expect(
    inverseAssignments([
      { id: 'a', outcome: 'changed', change: added },
      { id: 'b', outcome: 'unchanged' },
      { id: 'c', outcome: 'changed', change: { addTowns: ['nan'] } },
      { id: 'd', outcome: 'changed', change: added },
      { id: 'e', outcome: 'refused', reason: 'no-town-left' },
      { id: 'f', outcome: 'changed', change: { removeTowns: ['pai'], addListings: ['tea'] } },
    ]),
  ).toEqual([
    { ids: ['a', 'd'], removeTowns: ['nan'], addListings: ['temples'] },
    { ids: ['c'], removeTowns: ['nan'] },
    { ids: ['f'], addTowns: ['pai'], removeListings: ['tea'] },
  ]);
});
