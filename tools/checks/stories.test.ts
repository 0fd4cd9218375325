import { expect, test } from '@jest/globals';
import { exportedComponents, findComponentsWithoutStory } from './stories.ts';

const index = `export type { AsProps } from './as/as-props.ts';
export { Badge, type Tone } from './badge/Badge.tsx';
export {
  CARD_TAGS_MAX,
  CardTags,
  type CardTitleProps,
} from './card/Card.tsx';
export { useFieldControl } from './field/field-context.ts';
`;

test('components are distinguished from types, constants and hooks', () => {
  expect(exportedComponents(index)).toEqual([
    { name: 'Badge', file: 'badge/Badge.tsx' },
    { name: 'CardTags', file: 'card/Card.tsx' },
  ]);
});

test('a component without a story file, or that its stories do not render, is found', () => {
  const files: Record<string, string> = {
    'card/Card.stories.tsx': 'export const Other = <CardTagsOfOthers />;',
  };
  const layer = { folder: 'shared/ui', index, read: (file: string) => files[file] };
  expect(findComponentsWithoutStory(layer)).toEqual([
    'shared/ui/badge/Badge.stories.tsx does not show Badge',
    'shared/ui/card/Card.stories.tsx does not show CardTags',
  ]);
  files['badge/Badge.stories.tsx'] = '<Badge>Open</Badge>';
  files['card/Card.stories.tsx'] = '<CardTags tags={[]} />';
  expect(findComponentsWithoutStory(layer)).toEqual([]);
});
