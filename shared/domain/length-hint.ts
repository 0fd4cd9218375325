/** Suggested minimum lengths, in characters. [VAL-13] */
export const SUGGESTED_LENGTHS = {
  generic: 50,
  highlightSentence: 60,
  /** In the wizard. [AMBIG-33] */
  description: 10,
  /** In the description editor of a portal page. [AMBIG-33] */
  portalDescription: 200,
} as const;

/** A text's length beside the suggested one; both in characters. */
export interface LengthHint {
  kind: 'short' | 'enough';
  count: number;
  minimum: number;
}

/** Below `minimum` it is a warning, from it on a success; neither blocks saving. [VAL-14, VAL-15, AMBIG-34] */
export function lengthHint(text: string, minimum: number): LengthHint {
  // Code points, so that an emoji or a rare Chinese character counts as one.
  const count = [...text].length;
  return { kind: count < minimum ? 'short' : 'enough', count, minimum };
}
