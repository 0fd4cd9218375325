/** Visitors' habits: assumed, and the same for each size. */
export const HABITS = {
  visitsOfAVisitor: 2,
  viewsOfAVisit: 4,
  /** Views of the busiest hour, as a multiple of the mean. */
  peak: 5,
  /** Share of views of a home page. */
  homeShare: 0.25,
  /** Zipf exponents of providers, and of the portals of one. */
  providerExponent: 0.9,
  portalExponent: 0.8,
  /** Shares of th, en, zh and ar. */
  languages: [0.6, 0.25, 0.1, 0.05],
  /** Share of views with a valid copy in the browser's cache. */
  repeatShare: 0.15,
  /** Calls of a page after it loads, and the share of views that search. */
  callsOfAView: 2,
  searchShare: 0.1,
  /** Pictures that a view requests from the CDN, each in one of several sizes and formats. */
  picturesOfAView: 6,
  pictureVariants: 4,
  /** Share of visitors who create; saves of one in a month, and pictures per save. */
  creatorShare: 0.001,
  savesOfACreator: 20,
  picturesOfASave: 0.3,
  /** Bytes of scripts, fonts and pictures at the start of a visit, and for each view. */
  bytesOfAVisit: 450_000,
  bytesOfAView: 250_000,
} as const;

export interface Size {
  name: string;
  /** Per month. */
  visitors: number;
  providers: number;
  portalsOfAProvider: number;
}

export const SIZES: readonly Size[] = [
  { name: 'town', visitors: 10_000, providers: 5, portalsOfAProvider: 200 },
  { name: 'country', visitors: 1_000_000, providers: 300, portalsOfAProvider: 200 },
  // One of twenty equal parts of the next size: as many portals as in the measurements of start and search.
  { name: 'cell', visitors: 5_000_000, providers: 1000, portalsOfAProvider: 200 },
  { name: 'internet', visitors: 100_000_000, providers: 20_000, portalsOfAProvider: 200 },
];

const SECONDS_OF_A_MONTH = 30 * 24 * 60 * 60;

export interface Rates {
  viewsOfAMonth: number;
  /** Per second, in the busiest hour. */
  views: number;
  visits: number;
  saves: number;
  uploads: number;
  documents: number;
}

export function ratesOf({ visitors, providers, portalsOfAProvider }: Size): Rates {
  const visitsOfAMonth = visitors * HABITS.visitsOfAVisitor;
  const savesOfAMonth = visitors * HABITS.creatorShare * HABITS.savesOfACreator;
  const atPeak = (ofAMonth: number) => (ofAMonth / SECONDS_OF_A_MONTH) * HABITS.peak;
  return {
    viewsOfAMonth: visitsOfAMonth * HABITS.viewsOfAVisit,
    views: atPeak(visitsOfAMonth * HABITS.viewsOfAVisit),
    visits: atPeak(visitsOfAMonth),
    saves: atPeak(savesOfAMonth),
    uploads: atPeak(savesOfAMonth * HABITS.picturesOfASave),
    documents: providers * portalsOfAProvider,
  };
}
