import { loadRemote } from '@module-federation/enhanced/runtime';
import { containerName, type RemoteListing } from '@portico/shared/contracts';

/** A remote's name and entry for the federation runtime; the name must be a valid JavaScript variable. */
export const remoteInfo = ({ name, entry }: RemoteListing): { name: string; entry: string } => ({
  name: containerName(name),
  entry,
});

/** Loads the exposed module of a registered remote: from the network in the page, from disk in a render worker. */
export async function loadExposed(listing: RemoteListing): Promise<unknown> {
  const module = await loadRemote(`${containerName(listing.name)}/remote`);
  if (!module) throw new Error(`${listing.name} gave no module`);
  return module;
}
