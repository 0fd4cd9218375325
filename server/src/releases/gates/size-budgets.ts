/** Bytes of a part of a package, compressed with brotli as browsers get it. */
export interface SizeBudget {
  limit: number;
  /** More than the limit for now: up to how much, and why. It is told with every release until it is gone. */
  allowance?: { upTo: number; because: string };
}

export interface PackageBudgets {
  /** All that a route brings with it: entry, exposed module, its chunk and what it shares with others. */
  routes: Readonly<Record<string, SizeBudget>> & { '*': SizeBudget };
  /** The words of one language. */
  messages: SizeBudget;
  /** Single files, by their name without hash and ending. */
  files: Readonly<Record<string, SizeBudget>>;
}

/** 1 KB as the goals count it. */
const KB = 1_000;

/** A route that visitors come to. */
const VISITOR_ROUTE: SizeBudget = { limit: 25 * KB };
/** The first screen of those who make content. */
const CREATOR_ROUTE: SizeBudget = { limit: 110 * KB };
const MESSAGES: SizeBudget = { limit: 6 * KB };
const MAP: SizeBudget = { limit: 16 * KB };

/** What holds for a package that is not named below. */
export const DEFAULT_BUDGETS: PackageBudgets = {
  routes: { '*': VISITOR_ROUTE },
  messages: MESSAGES,
  files: { 'google-map': MAP },
};

/** The budgets of our own packages. A limit changes with the goals; an allowance with who looked at it. */
export const PACKAGE_BUDGETS: Readonly<Record<string, PackageBudgets>> = {
  shell: {
    ...DEFAULT_BUDGETS,
    files: {
      // Home is given 175 in all, of which its route and words take 30.
      main: {
        limit: 145 * KB,
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
        allowance: { upTo: 28 * KB, because: 'every block of the page is in its first chunk' },
      },
    },
    files: { 'google-map': MAP, lightbox: { limit: 18 * KB } },
  },
  'mfe-creator': {
    routes: { '*': CREATOR_ROUTE },
    messages: {
      limit: 6 * KB,
      allowance: { upTo: 10 * KB, because: 'the words of all its screens are one file' },
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
  'mfe-catalog': {
    ...DEFAULT_BUDGETS,
    routes: { '*': VISITOR_ROUTE, 'catalog-edit': CREATOR_ROUTE },
  },
};
