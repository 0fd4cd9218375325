import type { HideableSection, Portal } from '@portico/shared/contracts';
import { isLocationWithheld, isSectionHidden } from '@portico/shared/domain';
import type { ComponentType } from 'react';
import type { BlockProps } from './blocks/block-props.ts';
import { CallToActionBlock } from './blocks/call-to-action/CallToActionBlock.tsx';
import { CatalogBlock } from './blocks/catalog/CatalogBlock.tsx';
import { ContactsBlock } from './blocks/contacts/ContactsBlock.tsx';
import { ContributorsBlock } from './blocks/contributors/ContributorsBlock.tsx';
import { CoverBlock } from './blocks/cover/CoverBlock.tsx';
import { DescriptionBlock } from './blocks/description/DescriptionBlock.tsx';
import { GalleryBlock } from './blocks/gallery/GalleryBlock.tsx';
import { LinksBlock } from './blocks/links/LinksBlock.tsx';
import { LocationBlock } from './blocks/location/LocationBlock.tsx';
import { OpeningHoursBlock } from './blocks/opening-hours/OpeningHoursBlock.tsx';
import { RemoteBlocks } from './blocks/remote-blocks/RemoteBlocks.tsx';
import { SocialPageBlock } from './blocks/social-page/SocialPageBlock.tsx';
import { TagsBlock } from './blocks/tags/TagsBlock.tsx';

/**
 * The area of a block. On a phone the areas follow in this order; on a desktop `reach` is a column beside `lead` and
 * `facts`, and `wide` has the full width below.
 */
export type BlockArea = 'opening' | 'lead' | 'facts' | 'reach' | 'wide';

interface Block {
  area: BlockArea;
  Component: ComponentType<BlockProps>;
  /** The section with which an editor hides it. [OPEN-18] */
  section?: HideableSection;
  /** Another reason to hide it from visitors. */
  isWithheld?: (portal: Portal) => boolean;
}

/** The blocks of the portal page, in display order within their area. CONTRIBUTING.md says what a new one needs. */
export const blocks = {
  cover: { area: 'opening', Component: CoverBlock },
  description: { area: 'lead', Component: DescriptionBlock },
  callToAction: { area: 'lead', Component: CallToActionBlock },
  openingHours: { area: 'facts', Component: OpeningHoursBlock, section: 'openingHours' },
  location: {
    area: 'facts',
    Component: LocationBlock,
    section: 'location',
    isWithheld: ({ location }) => isLocationWithheld(location),
  },
  contacts: { area: 'reach', Component: ContactsBlock, section: 'contacts' },
  socialPage: { area: 'reach', Component: SocialPageBlock, section: 'contacts' },
  tags: { area: 'facts', Component: TagsBlock, section: 'tags' },
  gallery: { area: 'wide', Component: GalleryBlock, section: 'gallery' },
  catalog: { area: 'wide', Component: CatalogBlock, section: 'catalog' },
  links: { area: 'wide', Component: LinksBlock, section: 'links' },
  remoteBlocks: { area: 'wide', Component: RemoteBlocks },
  contributors: { area: 'wide', Component: ContributorsBlock, section: 'contributors' },
} as const satisfies Record<string, Block>;

/** Whether a block of this portal is hidden from visitors. [OPEN-18, PORTAL-14, AMBIG-38] */
export function isBlockHidden(block: Block, portal: Portal): boolean {
  const isSwitchedOff = block.section !== undefined && isSectionHidden(portal, block.section);
  return isSwitchedOff || (block.isWithheld?.(portal) ?? false);
}

/** The blocks of an area that the viewer sees, each with its name and whether visitors see it. */
export function blocksOf(area: BlockArea, portal: Portal, isEditor: boolean) {
  return Object.entries<Block>(blocks)
    .map(([name, block]) => ({ name, block, isHidden: isBlockHidden(block, portal) }))
    .filter(({ block, isHidden }) => block.area === area && (isEditor || !isHidden));
}
