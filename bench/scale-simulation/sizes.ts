/** How people use a site: assumed, and the same at each size. */
export const HABITS = {
  visitsOfAVisitor: 2,
  viewsOfAVisit: 4,
  /** Of all views of a month, in its busiest hour, as a multiple of the mean. */
  peak: 5,
  /** Views that are the home page of their provider. */
  homeShare: 0.25,
  /** How uneven providers are, and the portals of one. */
  providerExponent: 0.9,
  portalExponent: 0.8,
  /** Of th, en, zh and ar. */
  languages: [0.6, 0.25, 0.1, 0.05],
  /** Views whose browser has the page as it is. */
  repeatShare: 0.15,
  /** Calls that a page makes once it lives, and how many views search. */
  callsOfAView: 2,
  searchShare: 0.1,
  /** Pictures that a view asks the edge for, in one of so many sizes and formats. */
  picturesOfAView: 6,
  pictureVariants: 4,
  /** Of all visitors, who create; saves of one in a month, and pictures with each. */
  creatorShare: 0.001,
  savesOfACreator: 20,
  picturesOfASave: 0.3,
  /** Bytes of scripts, fonts and pictures that a visit begins with, and that each view adds. */
  bytesOfAVisit: 450_000,
  bytesOfAView: 250_000,
} as const;

export interface Size {
  name: string;
  /** Of a month. */
  visitors: number;
  providers: number;
  portalsOfAProvider: number;
}

export const SIZES: readonly Size[] = [
  { name: 'town', visitors: 10_000, providers: 5, portalsOfAProvider: 200 },
  { name: 'country', visitors: 1_000_000, providers: 300, portalsOfAProvider: 200 },
  // One of twenty equal parts of the next size: as many portals as start and search were measured with.
  { name: 'cell', visitors: 5_000_000, providers: 1000, portalsOfAProvider: 200 },
  { name: 'internet', visitors: 100_000_000, providers: 20_000, portalsOfAProvider: 200 },
];

const SECONDS_OF_A_MONTH = 30 * 24 * 60 * 60;

export interface Rates {
  viewsOfAMonth: number;
  /** A second, in the busiest hour. */
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
