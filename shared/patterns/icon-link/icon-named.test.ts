import { expect, test } from '@jest/globals';
import { Coffee, Landmark, Link, MapPin } from 'lucide-react';
import { iconNamed } from './icon-named.ts';

test.each([
  ['landmark', Landmark],
  ['Map Pin', MapPin],
  ['fa-coffee', Coffee],
  ['constructor', Link],
  ['no such thing', Link],
  [undefined, Link],
])('[PAGE-05] %s has an icon', (name, icon) => {
  expect(iconNamed(name)).toBe(icon);
});
