import type { Scene } from './scene.ts';
import { cafe } from './scenes/cafe.ts';
import { city } from './scenes/city.ts';
import { craft } from './scenes/craft.ts';
import { festival } from './scenes/festival.ts';
import { food } from './scenes/food.ts';
import { island } from './scenes/island.ts';
import { logo } from './scenes/logo.ts';
import { market } from './scenes/market.ts';
import { mountain } from './scenes/mountain.ts';
import { night } from './scenes/night.ts';
import { person } from './scenes/person.ts';
import { riceField } from './scenes/rice-field.ts';
import { river } from './scenes/river.ts';
import { sea } from './scenes/sea.ts';
import { stay } from './scenes/stay.ts';
import { streetFood } from './scenes/street-food.ts';
import { temple } from './scenes/temple.ts';
import { textile } from './scenes/textile.ts';
import { waterfall } from './scenes/waterfall.ts';

/** Every kind of scene by its name; the names are the `SceneKind` type. */
export const scenes = {
  temple,
  sea,
  island,
  mountain,
  'rice-field': riceField,
  river,
  waterfall,
  market,
  food,
  'street-food': streetFood,
  cafe,
  craft,
  textile,
  stay,
  city,
  night,
  festival,
  person,
  logo,
} satisfies Record<string, Scene>;

/** The kinds of picture that can be ordered. */
export type SceneKind = keyof typeof scenes;
