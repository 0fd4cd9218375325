/**
 * Loads a module once: concurrent calls share one load, and a failed load is retried by the next call. `current` is the
 * loaded module, for rendering without waiting.
 */
export class LoadOnce<Module> {
  current: Module | undefined;
  /** Error of the last attempt; undefined before the first and after a success. */
  failure: unknown;
  private pending: Promise<Module> | undefined;

  constructor(private readonly load: () => Promise<Module>) {}

  ready = (): Promise<Module> => {
    this.pending ??= this.load().then(
      (module) => {
        this.current = module;
        this.failure = undefined;
        return module;
      },
      (error: unknown) => {
        this.pending = undefined;
        this.failure = error;
        throw error;
      },
    );
    return this.pending;
  };

  /** Makes the next call load again; `current` keeps the old module until that load succeeds. */
  renew = (): void => {
    this.pending = undefined;
  };
}
