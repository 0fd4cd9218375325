/** Suggested least lengths, in characters. [VAL-13] */
export const SUGGESTED_LENGTHS = {
  generic: 50,
  highlightSentence: 60,
  /** In the wizard's form. [AMBIG-33] */
  description: 10,
  /** In the description editor of a portal page. [AMBIG-33] */
  portalDescription: 200,
} as const;

/** How a text stands to its suggested length; both numbers are characters. */
export interface LengthHint {
  kind: 'short' | 'enough';
  count: number;
  minimum: number;
}

/** Fewer characters than `minimum` are a warning, as many or more a success; neither blocks. [VAL-14, VAL-15, AMBIG-34] */
export function lengthHint(text: string, minimum: number): LengthHint {
  // Code points: an emoji or a rare Chinese character is one.
  const count = [...text].length;
  return { kind: count < minimum ? 'short' : 'enough', count, minimum };
}
