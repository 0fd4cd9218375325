import type { Mood } from './parts/palette.ts';
import type { Stage } from './parts/stage.ts';

/** One composition of a scene: adds it to the stage and returns the shapes, back to front. */
export type Composition = (stage: Stage) => string;

/** A composition that suits certain times of day only: candles on water want the evening. */
export interface TimedComposition {
  readonly moods: readonly [Mood, ...Mood[]];
  readonly draw: Composition;
}

/** A kind of picture: the times of day that suit it, and the ways to compose it. */
export interface Scene {
  readonly moods: readonly [Mood, ...Mood[]];
  readonly compositions: readonly [Composition | TimedComposition, ...(Composition | TimedComposition)[]];
  /** How strong grain, light wash and vignette are (0 to 1, else 1): marks and portraits want less. */
  readonly finish?: number;
}
