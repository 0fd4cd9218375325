/** Text and background of a button, as CSS colours. */
export interface ActionColors {
  text: string;
  background: string;
}

/** The eight colour presets of a button. [EDIT-07] */
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

/** White on the five dark presets, black on any other colour. [CAT-10, OPEN-21] */
export function productActionText(background: string | undefined): 'white' | 'black' {
  const preset = ACTION_COLOR_PRESETS.find((known) => known.background === background?.trim().toLowerCase());
  return preset?.text ?? 'black';
}

/** Presets that need no shade: black cannot be darkened, and black text is readable on off-white and gray. */
const READABLE_AS_IT_IS: readonly string[] = ['#faf9f6', 'black', 'gray'];

/** Styles of a button: its colour, darkened or lightened evenly until its text has 4.5:1. [T-29] */
export function actionPaint(colors: ActionColors): {
  color: string;
  backgroundColor: string;
  /** A layer over the stored background colour. */
  backgroundImage?: string;
} {
  const { text: color, background: backgroundColor } = colors;
  const shade = shadeOver(colors);
  return {
    color,
    backgroundColor,
    ...(shade && { backgroundImage: `linear-gradient(${shade}, ${shade})` }),
  };
}

/** A translucent black or white; undefined if the text is readable without one. */
function shadeOver({ text, background }: ActionColors): string | undefined {
  if (READABLE_AS_IT_IS.includes(background)) return undefined;
  const isPreset = ACTION_COLOR_PRESETS.some(
    (known) => known.background === background && known.text === text,
  );
  if (text === 'white') return isPreset ? 'rgb(0 0 0 / 0.45)' : 'rgb(0 0 0 / 0.72)';
  return isPreset ? 'rgb(255 255 255 / 0.3)' : 'rgb(255 255 255 / 0.85)';
}
