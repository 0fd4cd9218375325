/** A distance for display; the unit is translated by the page. */
export interface ShownDistance {
  value: string;
  unit: 'm' | 'km';
}

/** Whole metres below 1 km, then km, with one decimal below 10. `km` is not negative. [PORTAL-15] */
export function shownDistance(km: number): ShownDistance {
  const metres = Math.round(km * 1000);
  if (metres < 1000) return { value: String(metres), unit: 'm' };
  return { value: String(km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km)), unit: 'km' };
}
