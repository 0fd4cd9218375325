/* Replaces the federation runtime in the single build: the remotes are modules of the same bundle, resolved at build
   time. Their pages are chunks, as in any application with route-based code splitting. */
// oxlint-disable-next-line boundaries/dependencies -- the single build bundles the sources with which it is compared
import { remote as catalog } from '../../mfe-catalog/src/remote.ts';
// oxlint-disable-next-line boundaries/dependencies -- as above
import { remote as staffConsole } from '../../mfe-console/src/remote.ts';
// oxlint-disable-next-line boundaries/dependencies -- as above
import { remote as creator } from '../../mfe-creator/src/remote.ts';
// oxlint-disable-next-line boundaries/dependencies -- as above
import { remote as discovery } from '../../mfe-discovery/src/remote.ts';
// oxlint-disable-next-line boundaries/dependencies -- as above
import { remote as portal } from '../../mfe-portal/src/remote.ts';

const remotes: Record<string, { remote: unknown }> = {
  'mfe_discovery/remote': { remote: discovery },
  'mfe_portal/remote': { remote: portal },
  'mfe_creator/remote': { remote: creator },
  'mfe_catalog/remote': { remote: catalog },
  'mfe_console/remote': { remote: staffConsole },
};

export const loadRemote = async (id: string): Promise<unknown> => remotes[id];
export const registerRemotes = (): void => undefined;
export const registerPlugins = (): void => undefined;
