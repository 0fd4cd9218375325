/** What may be preloaded: all links in view, links that the visitor points at or focuses, or nothing. */
export type NetworkBudget = 'all' | 'on-intent' | 'nothing';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** By the Network Information API; a browser without it counts as a fast connection. */
export function networkBudget(): NetworkBudget {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: NetworkInformation }).connection ?? {};
  if (saveData || !navigator.onLine || effectiveType.endsWith('2g')) return 'nothing';
  return effectiveType === '4g' ? 'all' : 'on-intent';
}
