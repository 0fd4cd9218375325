import { useSyncExternalStore } from 'react';

/** Key in localStorage of the visitor's choice about third parties. [OPEN-47] */
const CONSENT_KEY = 'portico.consent';

/**
 * The visitor's choice about third-party scripts and frames, which are loaded on `accepted` only. `unknown` on the
 * server and on the first render, `unanswered` until the visitor chooses. [OPEN-47, T-20]
 */
export type Consent = 'unknown' | 'unanswered' | 'accepted' | 'refused';
export type ConsentAnswer = 'accepted' | 'refused';

/** The choice for this page view, used when storage is blocked. */
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

/** Stores the choice and notifies every subscriber on the page. */
export function answerConsent(response: ConsentAnswer): void {
  given = response;
  try {
    localStorage.setItem(CONSENT_KEY, response);
  } catch {
    // The choice stays in memory: see `given`.
  }
  for (const listener of listeners) listener();
}

/** The visitor's choice; rerenders when it changes. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent, () => 'unknown');
