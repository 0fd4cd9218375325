import type { SlotBlock } from '@portico/shared/platform';
import { EndingBlock } from './EndingBlock.tsx';

/** The blocks that this remote adds to portal pages. */
export const blocks: readonly SlotBlock<'portal.blocks'>[] = [
  { id: 'ending', order: 50, Component: EndingBlock },
];
