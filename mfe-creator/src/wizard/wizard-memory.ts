import { keepPrivate, readPrivate } from '@portico/shared/platform';

/** The portal that the tab's wizard works on, so that a reload keeps it. [T-39, AMBIG-10] */
const PORTAL_KEY = 'portico.wizard.portal';

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Blocked storage costs what a reload would have kept, nothing that is on the screen.
  }
}

/** The id kept for the tab. */
export const readWizardPortalId = (): string | undefined => read(PORTAL_KEY);

/** Keeps the id for the tab, or forgets it with undefined. */
export const keepWizardPortalId = (id: string | undefined): void => write(PORTAL_KEY, id);

/** Whose typed values: of which person, which portal (undefined: one not saved yet), which step, in which language. */
export interface TypedPlace {
  uid: string;
  portalId: string | undefined;
  step: number;
  language: string;
}

const keyOf = ({ portalId, step, language }: TypedPlace): string =>
  `wizard.${portalId ?? 'new'}.${step}.${language}`;

/** Marks, for the tab alone, that it was here where somebody typed. */
const tabMarkOf = (place: TypedPlace): string => `portico.wizard.typed.${place.uid}.${keyOf(place)}`;

/** Values of a step that were typed and not saved. */
export interface TypedValues<Values> {
  values: Values;
  /** Typed in this very tab: a reload or a way back shows them again without asking. */
  isOfThisTab: boolean;
}

/** The values typed before, as far as they fit those that are saved; undefined when there are none that differ. [T-41] */
export function readTyped<Values extends object>(
  place: TypedPlace,
  saved: Values,
): TypedValues<Values> | undefined {
  const values = fitting(saved, readPrivate(place.uid, keyOf(place)));
  if (!values || isSame(values, saved)) return undefined;
  return { values, isOfThisTab: read(tabMarkOf(place)) !== undefined };
}

/** Keeps what is typed, also when the tab is closed, or forgets it with undefined once it is saved. [T-41] */
export function keepTyped(place: TypedPlace, values: object | undefined): void {
  keepPrivate(place.uid, keyOf(place), values && JSON.stringify(values));
  write(tabMarkOf(place), values && 'yes');
}

/** Whether two values of a step would be saved alike. */
export const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was kept, field by field, where it has the kind that the step has today: an older release may have kept others. */
function fitting<Values extends object>(saved: Values, kept: string | undefined): Values | undefined {
  if (kept === undefined) return undefined;
  try {
    const found = JSON.parse(kept) as Partial<Values> | null;
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
