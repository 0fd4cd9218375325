import { Link, usePageSettings } from '@portico/shared/platform';
import { Directional, Picture, radii, VisuallyHidden } from '@portico/shared/ui';
import { ExternalLink as ExternalIcon, ShoppingBag } from 'lucide-react';
import { memo } from 'react';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { pictureOf } from '../links/picture-of.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ItemVideo } from './ItemVideo.tsx';
import { itemName } from './item-name.ts';
import type { ItemProps } from './item-props.ts';
import { itemRatio } from './item-ratio.ts';
import { itemTarget } from './item-target.ts';
import { PictureMark } from './PictureMark.tsx';
import { pictureHref } from './picture-href.ts';
import { pictureLink } from './picture-link-styles.ts';

/**
 * An item's picture: it opens in a lightbox, leads elsewhere, or plays. Without script it is a link. [GAL-02, GAL-04]
 */
export const ItemPicture = memo(function ItemPicture(
  props: ItemProps & {
    sizes: string;
    /** Aspect ratio, width / height; default: the item's. */
    ratio?: number;
    /** For long lists: without a shimmer. */
    calm?: boolean;
  },
) {
  const { entry, portalId, onOpen, sizes, ratio, calm } = props;
  const { item } = entry;
  const messages = useMessages();
  const { t } = messages;
  const name = itemName(entry, messages);
  const target = itemTarget(item, portalId, usePageSettings().microEndpoint);
  const picture = (
    <Picture
      alt=""
      calm={calm}
      ratio={ratio ?? itemRatio(item)}
      sizes={sizes}
      css={[{ borderRadius: radii.lg }, entry.isExpired && { opacity: 0.6, filter: 'grayscale(0.7)' }]}
      {...pictureOf(item)}
    />
  );
  switch (target.kind) {
    case 'picture': {
      const href = pictureHref(item);
      if (href === undefined) return picture;
      return (
        <a
          href={href}
          data-opens-here=""
          {...(item.mainImageId ? { 'data-counts': 'picture', 'data-picture': item.mainImageId } : {})}
          aria-label={t('gallery.enlarge', { name })}
          onClick={(event) => onOpen(entry, event)}
          css={[pictureLink, { cursor: 'zoom-in' }]}
        >
          {picture}
        </a>
      );
    }
    case 'catalog':
      return (
        <Link to={target.href} css={pictureLink}>
          {picture}
          <VisuallyHidden>{name} </VisuallyHidden>
          <PictureMark icon={<ShoppingBag size={16} aria-hidden="true" />}>
            {item.productCount === undefined
              ? t('gallery.catalog')
              : t('gallery.products', { count: item.productCount })}
          </PictureMark>
        </Link>
      );
    case 'video':
      return <ItemVideo href={target.href} title={messages.localize(item.title)} poster={picture} />;
    case 'external':
      return (
        <ExternalLink href={target.href} css={pictureLink}>
          {picture}
          <VisuallyHidden>{name} </VisuallyHidden>
          <PictureMark
            icon={
              <Directional>
                <ExternalIcon size={16} aria-hidden="true" />
              </Directional>
            }
          >
            <bdi dir="ltr">{new URL(target.href).host}</bdi>
          </PictureMark>
        </ExternalLink>
      );
  }
});
