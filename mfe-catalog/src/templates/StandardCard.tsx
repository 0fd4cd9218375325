import { css } from '@emotion/react';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, Localized } from '@portico/shared/platform';
import { CardActions, CardBody, CardFrame, CardHighlight, CardImage, CardTitle } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';
import type { ProductCardProps } from './card-props.ts';
import { Label } from './Label.tsx';
import { Price } from './Price.tsx';
import { ProductAction } from './ProductAction.tsx';

const ownRow = css({ flex: '1 1 100%' });

/** Template 1: picture above, text and price below. [CAT-02] */
export function StandardCard({ product, href, calm, priority }: ProductCardProps) {
  const { localize } = useMessages();
  return (
    <CardFrame as="div">
      <CardImage
        alt=""
        ratio={4 / 3}
        calm={calm}
        priority={priority}
        src={product.imageURL}
        start={product.highlightText ? <Label product={product} /> : undefined}
      />
      <CardBody>
        <CardTitle as={Link} to={href}>
          <LocalizedTitle text={product.name} />
        </CardTitle>
        {localize(product.description) ? (
          <CardHighlight>
            <Localized text={product.description} />
          </CardHighlight>
        ) : null}
        <CardActions>
          <span css={ownRow}>
            <Price product={product} />
          </span>
          <ProductAction product={product} href={href} />
        </CardActions>
      </CardBody>
    </CardFrame>
  );
}
