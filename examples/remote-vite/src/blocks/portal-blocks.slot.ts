import type { SlotBlock } from '@portico/shared/platform';
import { DistanceBlock } from './DistanceBlock.tsx';

/** The blocks that this remote adds to portal pages. */
export const blocks: readonly SlotBlock<'portal.blocks'>[] = [
  { id: 'distance', order: 90, Component: DistanceBlock },
];
