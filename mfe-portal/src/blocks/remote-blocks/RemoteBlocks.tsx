import { SlotBlocks } from '@portico/shared/platform';
import type { BlockProps } from '../block-props.ts';

/** The blocks that other remotes add to the page, in their order; each brings its own title. */
export function RemoteBlocks({ portal, isEditor }: BlockProps) {
  return <SlotBlocks name="portal.blocks" portal={portal} isEditor={isEditor} />;
}
