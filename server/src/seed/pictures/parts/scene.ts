import type { Mood } from './palette.ts';
import type { Stage } from './stage.ts';

/** One way of composing a scene: draws it on the stage and returns the shapes, back to front. */
export type Composition = (stage: Stage) => string;

/** A kind of picture: the times of day that suit it, and the ways to compose it. */
export interface Scene {
  readonly moods: readonly [Mood, ...Mood[]];
  readonly compositions: readonly [Composition, ...Composition[]];
  /** How strong grain, light wash and vignette are (0 to 1, else 1): marks and portraits want less. */
  readonly finish?: number;
}
