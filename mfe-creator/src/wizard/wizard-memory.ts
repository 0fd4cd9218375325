/** The portal that the tab's wizard works on, so that a reload keeps it. [T-39, AMBIG-10] */
const PORTAL_KEY = 'portico.wizard.portal';
/** What was typed and is not saved yet. [T-41] */
const TYPED_PREFIX = 'portico.wizard.typed';

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

/** One field's text that is being typed: of which portal (undefined: one not saved yet), which field, in which language. */
export interface TypedField {
  portalId: string | undefined;
  field: string;
  language: string;
}

const typedKey = ({ portalId, field, language }: TypedField): string =>
  `${TYPED_PREFIX}.${portalId ?? 'new'}.${field}.${language}`;

/** The text typed before; undefined when all that was typed is saved. */
export const readTyped = (field: TypedField): string | undefined => read(typedKey(field));

/** Keeps what is typed, or forgets it with undefined once it is saved. */
export const keepTyped = (field: TypedField, text: string | undefined): void => write(typedKey(field), text);
