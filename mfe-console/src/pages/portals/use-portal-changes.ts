import {
  type LocalizedText,
  MAX_BULK_PORTALS,
  type PortalResult,
  type PortalStatus,
} from '@portico/shared/contracts';
import { chunk } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { useMessages } from '../../messages/use-messages.ts';
import {
  useDecidePortalsMutation,
  useDeletePortalsMutation,
  useRestorePortalsMutation,
  useTagPortalsMutation,
} from '../../portals.api.ts';
import { offerUndo } from '../../undo/undo-offer.ts';

/** A page that the actions change. */
export interface ActionPortal {
  id: string;
  title: LocalizedText;
  status: PortalStatus;
  /** The revision that was shown: a decision is refused if the page has changed since. */
  modifiedDate: string;
}

/** What became of the pages of an action. */
export interface PortalOutcome {
  refused: readonly PortalResult[];
  /** Of the pages that the action was about. */
  titles: ReadonlyMap<string, LocalizedText>;
}

/** Calls for any number of pages, a hundred at a time; they reject with the call's error. */
export function usePortalChanges(portals: readonly ActionPortal[]) {
  const { t } = useMessages();
  const notify = useNotify();
  const [decide] = useDecidePortalsMutation();
  const [tagCall] = useTagPortalsMutation();
  const [removeCall] = useDeletePortalsMutation();
  const [restoreCall] = useRestorePortalsMutation();
  const titles = new Map(portals.map(({ id, title }) => [id, title]));
  const ids = portals.map(({ id }) => id);

  const removeAll = (of: readonly string[]) => inChunks(of, (some) => removeCall({ ids: some }).unwrap());
  const restoreAll = (of: readonly string[]) => inChunks(of, (some) => restoreCall({ ids: some }).unwrap());
  const tagAll = (of: readonly string[], change: 'add' | 'remove', tag: string) =>
    inChunks(of, (some) => tagCall({ ids: some, change, tag }).unwrap());

  /** Says what was done; with `undo`, which gets the changed pages, it offers Undo instead. */
  function finish(
    results: readonly PortalResult[],
    message: string,
    undo?: (changed: readonly string[]) => Promise<unknown>,
  ): PortalOutcome {
    const changed = results.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id);
    const text = t(message, { number: changed.length });
    if (changed.length > 0 && undo) offerUndo({ text, undo: () => undo(changed) });
    else if (changed.length > 0) notify({ tone: 'success', text });
    return { titles, refused: results.filter(({ outcome }) => outcome === 'refused') };
  }

  const decideAll = async (status: 'RELEASE' | 'REJECT', reason?: string) =>
    inChunks(portals, (some) =>
      decide({
        portals: some.map(({ id, modifiedDate }) => ({ id, modifiedDate })),
        status,
        ...(reason ? { reason } : {}),
      }).unwrap(),
    );

  return {
    release: async () => finish(await decideAll('RELEASE'), 'portals.release.done'),
    reject: async (reason: string) => finish(await decideAll('REJECT', reason), 'portals.reject.done'),
    tag: async ({ change, tag }: { change: 'add' | 'remove'; tag: string }) =>
      finish(
        await tagAll(ids, change, tag),
        `portals.tag.${change === 'add' ? 'added' : 'removed'}`,
        (changed) => tagAll(changed, change === 'add' ? 'remove' : 'add', tag),
      ),
    remove: async () => finish(await removeAll(ids), 'portals.delete.done', restoreAll),
    restore: async () => finish(await restoreAll(ids), 'bin.restored', removeAll),
  };
}

async function inChunks<Item>(
  items: readonly Item[],
  call: (some: Item[]) => Promise<PortalResult[]>,
): Promise<PortalResult[]> {
  const results: PortalResult[] = [];
  for (const some of chunk(items, MAX_BULK_PORTALS)) results.push(...(await call(some)));
  return results;
}
