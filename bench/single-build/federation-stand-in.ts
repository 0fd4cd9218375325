/*
 * In the single build, what the federation runtime does at run time is decided at build time: the remotes are ordinary
 * modules of the same bundle. Their pages stay chunks of their own, as in any application that splits by route.
 */
// oxlint-disable-next-line boundaries/dependencies -- the single build is made of the very sources it is compared with
import { remote as catalog } from '../../mfe-catalog/src/remote.ts';
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
};

export const loadRemote = async (id: string): Promise<unknown> => remotes[id];
export const registerRemotes = (): void => undefined;
export const registerPlugins = (): void => undefined;
