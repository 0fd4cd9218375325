import type { Rates, Size } from './sizes.ts';
import { HABITS } from './sizes.ts';

/** Prices in arbitrary units, assumed: typical rents, of no particular vendor. */
export const PRICES = {
  coreHour: 0.04,
  memoryGbHour: 0.005,
  databaseCoreHour: 0.1,
  searchCoreHour: 0.06,
  storageGbMonth: 0.025,
  /** Traffic to visitors, mostly from the CDN. */
  trafficGb: 0.02,
} as const;

const HOURS_OF_A_MONTH = 30 * 24;
/** A picture of a portal with its sizes, assumed. */
const PICTURE_BYTES = 1_500_000;
const PICTURES_OF_A_PORTAL = 8;
const GB = 1e9;

export interface Machines {
  servers: number;
  coresOfAServer: number;
  memoryGbOfAServer: number;
  /** Cores of both servers of a pair. */
  databaseCores: number;
  searchCores: number;
}

export interface MonthlyCost {
  servers: number;
  engines: number;
  storage: number;
  traffic: number;
  all: number;
  /** Price units per million page views. */
  ofAMillionViews: number;
}

/** Cost of a month in which the machines for its busiest hour run all the time. */
export function monthlyCost(size: Size, rates: Rates, machines: Machines): MonthlyCost {
  const { coreHour, memoryGbHour, databaseCoreHour, searchCoreHour, storageGbMonth, trafficGb } = PRICES;
  const ofAServer = machines.coresOfAServer * coreHour + machines.memoryGbOfAServer * memoryGbHour;
  const servers = machines.servers * ofAServer * HOURS_OF_A_MONTH;
  const engines =
    (machines.databaseCores * databaseCoreHour + machines.searchCores * searchCoreHour) * HOURS_OF_A_MONTH;
  const storage = ((rates.documents * PICTURES_OF_A_PORTAL * PICTURE_BYTES) / GB) * storageGbMonth;
  const bytes =
    rates.viewsOfAMonth * HABITS.bytesOfAView +
    size.visitors * HABITS.visitsOfAVisitor * HABITS.bytesOfAVisit;
  const traffic = (bytes / GB) * trafficGb;
  const all = servers + engines + storage + traffic;
  return { servers, engines, storage, traffic, all, ofAMillionViews: (all / rates.viewsOfAMonth) * 1e6 };
}
