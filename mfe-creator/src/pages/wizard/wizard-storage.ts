import { sameContent } from '@portico/shared/domain';
import { readPrivate, readStorage, storePrivate, writeStorage } from '@portico/shared/platform';

/** The portal of this tab's wizard, which survives a reload. */
const PORTAL_KEY = 'portico.wizard.portal';

/** The id stored for the tab. [T-39, AMBIG-10] */
export const readWizardPortalId = (): string | undefined =>
  readStorage('sessionStorage', PORTAL_KEY) ?? undefined;

/** Stores the id for the tab, or removes it with undefined. */
export function storeWizardPortalId(id: string | undefined): void {
  writeStorage('sessionStorage', PORTAL_KEY, id ?? null);
}

/** Identifies a draft; `portalId` is undefined for a portal that is not saved yet. */
export interface DraftKey {
  uid: string;
  portalId: string | undefined;
  step: number;
  language: string;
}

const keyOf = ({ portalId, step, language }: DraftKey): string =>
  `wizard.${portalId ?? 'new'}.${step}.${language}`;

/** sessionStorage key that marks a draft as typed in this tab. */
const tabMarkOf = (draft: DraftKey): string => `portico.wizard.typed.${draft.uid}.${keyOf(draft)}`;

/** Unsaved values of a step. */
export interface StoredDraft<Values> {
  values: Values;
  /** Typed in this tab, so it is restored without a question. */
  isOfThisTab: boolean;
}

/** The stored values whose types match the saved ones; undefined if none differ. [T-41] */
export function readDraft<Values extends object>(
  draft: DraftKey,
  saved: Values,
): StoredDraft<Values> | undefined {
  const values = fitting(saved, readPrivate(draft.uid, keyOf(draft)));
  if (!values || sameContent(values, saved)) return undefined;
  return { values, isOfThisTab: readStorage('sessionStorage', tabMarkOf(draft)) !== null };
}

/** Stores values so that they survive closing the tab, or removes them with undefined. [T-41] */
export function storeDraft(draft: DraftKey, values: object | undefined): void {
  storePrivate(draft.uid, keyOf(draft), values && JSON.stringify(values));
  writeStorage('sessionStorage', tabMarkOf(draft), values ? 'yes' : null);
}

/** Stored fields whose type matches the step: an older release may have stored others. */
function fitting<Values extends object>(saved: Values, stored: string | undefined): Values | undefined {
  if (stored === undefined) return undefined;
  try {
    const found = JSON.parse(stored) as Partial<Values> | null;
    const entries = Object.entries(saved).map(([name, value]: [string, unknown]) => {
      const typed: unknown = found?.[name as keyof Values];
      const isFitting = typeof typed === typeof value && Array.isArray(typed) === Array.isArray(value);
      return [name, isFitting && typed !== null ? typed : value];
    });
    return Object.fromEntries(entries) as Values;
  } catch {
    return undefined;
  }
}
