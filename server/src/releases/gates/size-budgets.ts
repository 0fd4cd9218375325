/** Budget of a part of a package, in bytes compressed with brotli. */
export interface SizeBudget {
  limit: number;
  /** A temporary exception: up to how many bytes, and why. Reported with every release until it is removed. */
  allowance?: { upTo: number; because: string };
}

export interface PackageBudgets {
  /** Everything that a route loads: entry, exposed module, its chunk and shared chunks. */
  routes: Readonly<Record<string, SizeBudget>> & { '*': SizeBudget };
  /** The messages of one language. */
  messages: SizeBudget;
  /** Single files, by name without hash and extension. */
  files: Readonly<Record<string, SizeBudget>>;
}

/** 1 KB in the performance goals. */
const KB = 1_000;

const VISITOR_ROUTE: SizeBudget = { limit: 25 * KB };
/** The first screen of creators. */
const CREATOR_ROUTE: SizeBudget = { limit: 110 * KB };
/** A page that declares a role, which visitors never load. */
export const ROLE_ROUTE = CREATOR_ROUTE;
const MESSAGES: SizeBudget = { limit: 6 * KB };
const MAP: SizeBudget = { limit: 16 * KB };

/** For packages without an entry below. */
export const DEFAULT_BUDGETS: PackageBudgets = {
  routes: { '*': VISITOR_ROUTE },
  messages: MESSAGES,
  files: { 'google-map': MAP },
};

/** Budgets of the platform's own packages. Change a limit only with the goals. */
export const PACKAGE_BUDGETS: Readonly<Record<string, PackageBudgets>> = {
  shell: {
    ...DEFAULT_BUDGETS,
    files: {
      // What the whole home page may load, less its route and messages.
      main: {
        limit: 145 * KB,
        // Names of chunks alone change the compressed size by some 20 bytes.
        allowance: { upTo: 182 * KB, because: 'its libraries alone, all singletons, have 150' },
      },
    },
  },
  'mfe-portal': {
    ...DEFAULT_BUDGETS,
    routes: {
      '*': VISITOR_ROUTE,
      portal: {
        limit: 25 * KB,
        allowance: { upTo: 32.4 * KB, because: 'every block of the page is in its first chunk' },
      },
    },
    files: { 'google-map': MAP, lightbox: { limit: 18 * KB } },
  },
  'mfe-creator': {
    routes: { '*': CREATOR_ROUTE },
    messages: {
      limit: 6 * KB,
      allowance: { upTo: 14 * KB, because: 'the messages of all its screens are in one file' },
    },
    files: {
      'google-map': MAP,
      cropper: { limit: 16 * KB },
      'rich-text-editor': {
        limit: 105 * KB,
        allowance: {
          upTo: 115 * KB,
          because: 'the editor’s library is one piece, which only editors of text load',
        },
      },
    },
  },
  'mfe-console': {
    ...DEFAULT_BUDGETS,
    messages: {
      limit: 6 * KB,
      allowance: { upTo: 18 * KB, because: 'the messages of all its screens are in one file' },
    },
  },
  'mfe-catalog': {
    ...DEFAULT_BUDGETS,
    routes: { '*': VISITOR_ROUTE, 'catalog-edit': CREATOR_ROUTE },
  },
};
