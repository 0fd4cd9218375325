/**
 * Loads a module at most once at a time and keeps it; a failure is forgotten, so that the next call tries again.
 * `current` is the module once it is there, for rendering it without waiting.
 */
export class LoadOnce<Module> {
  current: Module | undefined;
  /** Why the last try failed; undefined after a success and before the first. */
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

  /** Has the next call load again; `current` stays what it is until that has come. */
  renew = (): void => {
    this.pending = undefined;
  };
}
