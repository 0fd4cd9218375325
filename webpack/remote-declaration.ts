import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageDeclaration, pageDeclarationSchema } from '@portico/shared/contracts';
import { kindOf, rootFolder } from './paths.ts';

/** A route as plain data: its pattern and its declarations. */
export type DeclaredRoute = PageDeclaration & { path: string };

/** The routes and slots that a package declares. */
export interface RemoteDeclaration {
  routes: Readonly<Record<string, DeclaredRoute>>;
  slots: Readonly<Record<string, unknown>>;
}

/**
 * Reads the declarations of a remote from its `src/remote.ts`, without loading its pages; the shell has none. Throws
 * PG-115 for a declaration that violates `pageDeclarationSchema`.
 */
export async function readDeclaration(packageFolder: string): Promise<RemoteDeclaration> {
  const name = path.basename(packageFolder);
  if (kindOf(name) === 'shell') return { routes: {}, slots: {} };
  const file = path.resolve(rootFolder, packageFolder, 'src/remote.ts');
  const { remote } = (await import(pathToFileURL(file).href)) as { remote: RemoteDeclaration };
  const routes = Object.entries(remote.routes).map(([route, given]) => [
    route,
    { path: given.path, ...checkedDeclaration(name, route, given) },
  ]);
  return { routes: Object.fromEntries(routes), slots: remote.slots };
}

function checkedDeclaration(name: string, route: string, given: DeclaredRoute): PageDeclaration {
  const parsed = pageDeclarationSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`PG-115 ${name} declares its route '${route}' in an invalid way: ${issues}.`);
}
