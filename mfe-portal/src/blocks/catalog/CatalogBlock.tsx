import { Slot } from '@portico/shared/platform';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';

/** The slot of the portal's catalogues, which the catalog remote fills. [CAT-01] */
export function CatalogBlock({ portal, isEditor, isHidden }: BlockProps) {
  const { t } = useMessages();
  return (
    <BlockFrame part="catalog" title={t('catalog.title')} titleFor="editors" isHidden={isHidden}>
      <Slot name="portal.catalog" portalId={portal._id} provider={portal.provider} isEditor={isEditor} />
    </BlockFrame>
  );
}
