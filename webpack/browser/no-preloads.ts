/** Replaces the federation runtime's preloading, which reads manifests; the shell preloads remotes itself. */
export function formatPreloadArgs(): never {
  throw new Error('preloadRemote is not supported: the shell preloads remotes');
}
export const preloadAssets = (): void => undefined;
// Imported by a plugin of the runtime that the shell leaves out.
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = (): string[] => [];
