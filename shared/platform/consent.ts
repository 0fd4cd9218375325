import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from './browser-storage.ts';

/** Key in localStorage of the visitor's choice about third parties. */
const CONSENT_KEY = 'portico.consent';

/**
 * The visitor's choice about third-party scripts and frames, which are loaded on `accepted` only. `unknown` on the
 * server and on the first render, `unanswered` until the visitor chooses. [OPEN-47, T-20]
 */
export type Consent = 'unknown' | 'unanswered' | 'accepted' | 'refused';
export type ConsentChoice = 'accepted' | 'refused';

/** The choice for this page view, if storage is blocked. */
let given: ConsentChoice | undefined;
const listeners = new Set<() => void>();

function readConsent(): Consent {
  const choice = readStorage('localStorage', CONSENT_KEY) ?? given;
  return choice === 'accepted' || choice === 'refused' ? choice : 'unanswered';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the choice and notifies every subscriber on the page. */
export function setConsent(choice: ConsentChoice): void {
  given = writeStorage('localStorage', CONSENT_KEY, choice) ? undefined : choice;
  for (const listener of listeners) listener();
}

/** The visitor's choice; rerenders when it changes. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent, () => 'unknown');
