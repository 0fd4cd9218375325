import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { kindOf, rootFolder } from './paths.ts';

/** The paths and slots that a remote declares in its source. */
export interface RemoteDeclaration {
  routes: Readonly<Record<string, { path: string }>>;
  slots: Readonly<Record<string, unknown>>;
}

/** Reads `src/remote.ts` of a package folder, which imports none of the remote's pages. The shell declares nothing. */
export async function readDeclaration(packageFolder: string): Promise<RemoteDeclaration> {
  if (kindOf(path.basename(packageFolder)) === 'shell') return { routes: {}, slots: {} };
  const file = path.resolve(rootFolder, packageFolder, 'src/remote.ts');
  const module = (await import(pathToFileURL(file).href)) as { remote: RemoteDeclaration };
  return module.remote;
}
