import { useSyncExternalStore } from 'react';

/** Where the visitor's answer about third parties is kept, in the browser. [OPEN-47] */
const CONSENT_KEY = 'portico.consent';

/**
 * What the visitor said about scripts and frames of third parties. `unknown` on the server and on the first render,
 * `unanswered` until they say something: nothing is loaded but on `accepted`. [OPEN-47, T-20]
 */
export type Consent = 'unknown' | 'unanswered' | 'accepted' | 'refused';
export type ConsentAnswer = 'accepted' | 'refused';

/** Holds for this page where storage is closed to it. */
let given: ConsentAnswer | undefined;
const listeners = new Set<() => void>();

function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(CONSENT_KEY);
    return kept === 'accepted' || kept === 'refused' ? kept : 'unanswered';
  } catch {
    return given ?? 'unanswered';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the response, and tells everything on the page that waits for it. */
export function answerConsent(response: ConsentAnswer): void {
  given = response;
  try {
    localStorage.setItem(CONSENT_KEY, response);
  } catch {
    // See `given`.
  }
  for (const listener of listeners) listener();
}

/** The visitor's answer, which may still come. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent, () => 'unknown');
