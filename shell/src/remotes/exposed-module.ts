import { loadRemote } from '@module-federation/enhanced/runtime';
import { containerName, type RemoteListing } from '@portico/shared/contracts';

/** What the federation runtime knows a remote by: its container's name is a JavaScript variable. */
export const remoteInfo = ({ name, entry }: RemoteListing): { name: string; entry: string } => ({
  name: containerName(name),
  entry,
});

/** Loads what a registered remote exposes; in the page from the network, in a render worker from disk. */
export async function loadExposed(listing: RemoteListing): Promise<unknown> {
  const module = await loadRemote(`${containerName(listing.name)}/remote`);
  if (!module) throw new Error(`${listing.name} gave no module`);
  return module;
}
