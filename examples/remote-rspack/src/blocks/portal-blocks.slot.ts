import type { SlotBlock } from '@portico/shared/platform';
import { CoordinatesBlock } from './CoordinatesBlock.tsx';

/** The blocks that this remote adds to portal pages. */
export const blocks: readonly SlotBlock<'portal.blocks'>[] = [
  { id: 'coordinates', order: 90, Component: CoordinatesBlock },
];
