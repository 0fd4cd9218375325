import { SlotBlocks } from '@portico/shared/platform';
import type { BlockProps } from '../block-props.ts';

/** Blocks that other remotes add to the page, in their order; each has its own title. */
export function RemoteBlocks({ portal, isEditor }: BlockProps) {
  return <SlotBlocks name="portal.blocks" portalId={portal._id} isEditor={isEditor} />;
}
