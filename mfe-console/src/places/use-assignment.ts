import { type Assignment, type AssignmentResult, MAX_BULK_RECORDS } from '@portico/shared/contracts';
import { chunk } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { useMessages } from '../messages/use-messages.ts';
import { offerUndo } from '../undo/undo-offer.ts';
import { useAssignPortalsMutation } from './places.api.ts';

const inverseOf = ({ addTowns, removeTowns, addListings, removeListings }: Assignment): Assignment => ({
  ...(removeTowns ? { addTowns: removeTowns } : {}),
  ...(addTowns ? { removeTowns: addTowns } : {}),
  ...(removeListings ? { addListings: removeListings } : {}),
  ...(addListings ? { removeListings: addListings } : {}),
});

/** The inverse assignments of the results; portals with equal changes are grouped. */
export function inverseAssignments(
  results: readonly AssignmentResult[],
): (Assignment & { ids: readonly string[] })[] {
  const groups = new Map<string, { change: Assignment; ids: string[] }>();
  for (const { id, change } of results) {
    if (!change) continue;
    const key = JSON.stringify(change);
    const group = groups.get(key) ?? { change, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ change, ids }) => ({ ids, ...inverseOf(change) }));
}

const REASONS = ['not-found', 'no-town-left', 'too-many'] as const;

/**
 * Adds pages to towns and listings or removes them, offers Undo, and says how many were refused and why; rejects with the
 * call's error. `done` returns the message for the number of pages that were changed.
 */
export function useAssignment(): (
  ids: readonly string[],
  assignment: Assignment,
  done: (count: number) => string,
) => Promise<void> {
  const { t } = useMessages();
  const notify = useNotify();
  const [assign] = useAssignPortalsMutation();
  return async (ids, assignment, done) => {
    const results: AssignmentResult[] = [];
    for (const part of chunk(ids, MAX_BULK_RECORDS)) {
      results.push(...(await assign({ ...assignment, ids: part }).unwrap()));
    }
    const changed = results.filter(({ outcome }) => outcome === 'changed');
    if (changed.length > 0) {
      offerUndo({
        text: done(changed.length),
        undo: async () => {
          for (const inverse of inverseAssignments(changed)) await assign(inverse).unwrap();
        },
      });
    }
    for (const reason of REASONS) {
      const count = results.filter((result) => result.reason === reason).length;
      if (count > 0) notify({ tone: 'danger', text: t(`places.refused.${reason}`, { count }) });
    }
  };
}
