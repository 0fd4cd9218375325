import { readPrivate, storePrivate } from '@portico/shared/platform';

/** What was typed in an editor and not saved, on this device. */
export interface RetainedInput {
  values: unknown;
  /** The `modifiedDate` of the page that it was typed on: saving it over a newer one conflicts. */
  base: string;
  /** ISO time. */
  at: string;
}

/** One form of one page, as one person edits it. */
export interface RetainedForm {
  uid: string;
  portalId: string;
  /** Names the form among those of the page. */
  form: string;
}

const keyOf = ({ portalId, form }: RetainedForm): string => `editor.${portalId}.${form}`;

export function readRetained(form: RetainedForm): RetainedInput | undefined {
  try {
    const text = readPrivate(form.uid, keyOf(form));
    return text === undefined ? undefined : (JSON.parse(text) as RetainedInput);
  } catch {
    return undefined;
  }
}

/**
 * Stores the input, unless it has a picture that is not uploaded yet: its `blob:` address ends with the page. Input that
 * was stored before stays then.
 */
export function retain(form: RetainedForm, input: RetainedInput): void {
  const text = JSON.stringify(input);
  if (!text.includes('"blob:')) storePrivate(form.uid, keyOf(form), text);
}

export const dropRetained = (form: RetainedForm): void => storePrivate(form.uid, keyOf(form), undefined);
