import { css, type SerializedStyles } from '@emotion/react';
import type { CatalogTemplate } from '@portico/shared/contracts';
import { media, spacing } from '@portico/shared/ui';
import type { ComponentType } from 'react';
import type { ProductCardProps } from './card-props.ts';
import { HorizontalCard } from './HorizontalCard.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { PosterCard } from './PosterCard.tsx';
import { RibbonCard } from './RibbonCard.tsx';
import { StandardCard } from './StandardCard.tsx';

/** A template: its card, its list, and the aspect ratio of placeholders (width / height). */
interface Template {
  Card: ComponentType<ProductCardProps>;
  list: SerializedStyles;
  pictureRatio: number;
}

const columns = (phone: number, tablet: number, desktop: number): SerializedStyles =>
  css({
    display: 'grid',
    gap: 'var(--list-gap)',
    gridTemplateColumns: `repeat(${phone}, minmax(0, 1fr))`,
    [media.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
    [media.desktop]: { gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))` },
  });

/** Gap between cards, as `--list-gap` for the content. */
export const listGap = css({
  '--list-gap': spacing[3],
  [media.tablet]: { '--list-gap': spacing[5] },
  [media.desktop]: { '--list-gap': spacing[6] },
});

/** The five templates. [CAT-02, CAT-03, CAT-04] */
export const templates: Record<CatalogTemplate, Template> = {
  1: { Card: StandardCard, list: columns(2, 3, 4), pictureRatio: 4 / 3 },
  2: { Card: HorizontalCard, list: columns(1, 2, 2), pictureRatio: 16 / 9 },
  3: { Card: PhotoCard, list: columns(2, 3, 3), pictureRatio: 1 },
  4: { Card: PosterCard, list: columns(2, 4, 4), pictureRatio: 3 / 4 },
  5: { Card: RibbonCard, list: columns(2, 3, 4), pictureRatio: 1 },
};
