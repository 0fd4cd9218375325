import { Slot } from '@portico/shared/platform';
import type { BlockProps } from '../block-props.ts';

/** The place of the portal's catalogues, which the catalog remote fills. [CAT-01] */
export function CatalogBlock({ portal, isEditor }: BlockProps) {
  return <Slot name="portal.catalog" portalId={portal._id} provider={portal.provider} isEditor={isEditor} />;
}
