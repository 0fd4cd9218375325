import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { kindOf, rootFolder } from './paths.ts';

/** What a remote's source says that its built files cannot: paths and slots. */
export interface RemoteOffer {
  routes: Readonly<Record<string, { path: string }>>;
  slots: Readonly<Record<string, unknown>>;
}

/** Reads `src/remote.ts`; loading it runs none of the remote's pages. The shell offers nothing. */
export async function readOffer(name: string): Promise<RemoteOffer> {
  if (kindOf(name) === 'shell') return { routes: {}, slots: {} };
  const file = path.join(rootFolder, name, 'src/remote.ts');
  const module = (await import(pathToFileURL(file).href)) as { remote: RemoteOffer };
  return module.remote;
}
