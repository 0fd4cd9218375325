/**
 * Replaces the federation runtime's handler of manifests, because the shell registers remotes by their entries. It has
 * no hooks for plugins.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: (): void => undefined };
  /** The runtime removes an entry from it when a remote is registered again. */
  manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });
