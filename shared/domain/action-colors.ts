/** What a button is painted with; CSS colours. */
export interface ActionColors {
  text: string;
  background: string;
}

/** The eight choices of a button's colours. [EDIT-07] */
export const ACTION_COLOR_PRESETS = [
  { text: 'black', background: '#faf9f6' },
  { text: 'white', background: 'goldenrod' },
  { text: 'white', background: 'lightseagreen' },
  { text: 'white', background: 'red' },
  { text: 'white', background: 'dodgerblue' },
  { text: 'white', background: 'black' },
  { text: 'black', background: 'gray' },
  { text: 'black', background: 'green' },
] as const satisfies readonly ActionColors[];

/** White on the five dark presets, black on everything else. [CAT-10, OPEN-21] */
export function productActionText(background: string | undefined): 'white' | 'black' {
  const preset = ACTION_COLOR_PRESETS.find((known) => known.background === background?.trim().toLowerCase());
  return preset?.text ?? 'black';
}

/** On black there is nothing to darken, on the off-white and the gray black is readable as it is. */
const READABLE_AS_IT_IS: readonly string[] = ['#faf9f6', 'black', 'gray'];

/**
 * The plate under a button's words, so that they reach 4.5:1 while the preset's own colour stays in sight around it;
 * undefined where none is needed. [T-29]
 */
export function actionPlate({ text, background }: ActionColors): string | undefined {
  if (READABLE_AS_IT_IS.includes(background)) return undefined;
  const isPreset = ACTION_COLOR_PRESETS.some(
    (known) => known.background === background && known.text === text,
  );
  if (text === 'white') return isPreset ? 'rgb(0 0 0 / 0.45)' : 'rgb(0 0 0 / 0.72)';
  return isPreset ? 'rgb(255 255 255 / 0.3)' : 'rgb(255 255 255 / 0.85)';
}
