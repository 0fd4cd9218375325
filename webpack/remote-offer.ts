import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { kindOf, rootFolder } from './paths.ts';

/** What a remote's source says that its built files cannot: paths and slots. */
export interface RemoteOffer {
  routes: Readonly<Record<string, { path: string }>>;
  slots: Readonly<Record<string, unknown>>;
}

/** Reads `src/remote.ts` of a package folder; loading it runs none of the remote's pages. The shell offers nothing. */
export async function readOffer(packageFolder: string): Promise<RemoteOffer> {
  if (kindOf(path.basename(packageFolder)) === 'shell') return { routes: {}, slots: {} };
  const file = path.resolve(rootFolder, packageFolder, 'src/remote.ts');
  const module = (await import(pathToFileURL(file).href)) as { remote: RemoteOffer };
  return module.remote;
}
