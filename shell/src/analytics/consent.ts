/** The visitor's answer about third-party scripts, kept in the browser. [OPEN-47] */
const CONSENT_KEY = 'portico.consent';

export type Consent = 'accepted' | 'refused';

/** The kept answer; undefined when there is none, or storage is closed to the page. */
export function readConsent(): Consent | undefined {
  try {
    const kept = localStorage.getItem(CONSENT_KEY);
    return kept === 'accepted' || kept === 'refused' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the answer; where storage is closed it holds for this page. */
export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent);
  } catch {
    // See above.
  }
}
