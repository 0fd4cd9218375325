import type { GalleryItem } from '@portico/shared/contracts';
import { Link } from '@portico/shared/platform';
import { color, Picture, photoMarkStyles, radii, spacing } from '@portico/shared/ui';
import { ExternalLink as ExternalIcon, Play, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../links/ExternalLink.tsx';
import { pictureOf } from '../../links/picture-of.ts';
import { useWords } from '../../words/use-words.ts';
import { itemTarget } from './item-target.ts';

/** Items stored without aspects count as 1 to 1. [AMBIG-16] */
export const ratioOf = ({ aspects }: GalleryItem): number => (aspects ? aspects.width / aspects.height : 1);

const link = {
  display: 'block',
  position: 'relative',
  borderRadius: radii.lg,
  color: color.onPhoto,
  textDecoration: 'none',
  '--color-focus': color.brandStrong,
} as const;

/** An item's picture in its own shape; a link when the item leads somewhere. [GAL-04] */
export function ItemPicture(props: {
  item: GalleryItem;
  portalId: string;
  sizes: string;
  priority?: boolean;
}) {
  const { item, portalId, sizes } = props;
  const { t, say } = useWords();
  const target = itemTarget(item, portalId);
  const title = say(item.title);
  // With a title under it the picture needs no second name; a link always needs one.
  const picture = (
    <Picture
      alt={target.kind === 'none' || title ? '' : t(`gallery.${target.kind}`)}
      ratio={ratioOf(item)}
      sizes={sizes}
      css={{ borderRadius: radii.lg }}
      {...pictureOf(item)}
    />
  );
  switch (target.kind) {
    case 'none':
      return picture;
    case 'catalog':
      return (
        <Link to={target.href} css={link} aria-label={title || undefined}>
          {picture}
          <Mark icon={<ShoppingBag size={16} aria-hidden="true" />}>
            {item.productCount === undefined
              ? t('gallery.catalog')
              : t('gallery.products', { count: item.productCount })}
          </Mark>
        </Link>
      );
    case 'video':
      return (
        <ExternalLink href={target.href} css={link} aria-label={t('gallery.watch', { title })}>
          {picture}
          <span
            css={{
              position: 'absolute',
              inset: 0,
              margin: 'auto',
              display: 'grid',
              placeItems: 'center',
              inlineSize: 72,
              blockSize: 72,
              borderRadius: '50%',
              background: color.photoPlate,
            }}
          >
            <Play size={32} fill="currentColor" aria-hidden="true" css={{ translate: '3px 0' }} />
          </span>
        </ExternalLink>
      );
    case 'external':
      return (
        <ExternalLink href={target.href} css={link} aria-label={title || undefined}>
          {picture}
          <Mark icon={<ExternalIcon size={16} aria-hidden="true" />}>
            <bdi dir="ltr">{new URL(target.href).host}</bdi>
          </Mark>
        </ExternalLink>
      );
  }
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span
      css={{
        ...photoMarkStyles,
        position: 'absolute',
        insetBlockEnd: spacing[3],
        insetInlineStart: spacing[3],
      }}
    >
      {icon}
      {children}
    </span>
  );
}
