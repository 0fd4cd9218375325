/** What may be prefetched: all links in view, links that the visitor points at or focuses, or nothing. */
export type NetworkBudget = 'all' | 'on-intent' | 'nothing';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** From the Network Information API; browsers without it count as fast. */
export function networkBudget(): NetworkBudget {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: NetworkInformation }).connection ?? {};
  if (saveData || !navigator.onLine || effectiveType.endsWith('2g')) return 'nothing';
  return effectiveType === '4g' ? 'all' : 'on-intent';
}
