/** What a connection bears: everything that may be wanted, what somebody reaches for, or nothing ahead of its time. */
export type Means = 'all' | 'reached-for' | 'nothing';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Where the browser does not say, it counts as a good one. */
export function connectionMeans(): Means {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: NetworkInformation }).connection ?? {};
  if (saveData || !navigator.onLine || effectiveType.endsWith('2g')) return 'nothing';
  return effectiveType === '4g' ? 'all' : 'reached-for';
}
