import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, Localized } from '@portico/shared/platform';
import { CardActions, CardBody, CardFrame, CardHighlight, CardImage, CardTitle } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';
import type { ProductCardProps } from './card-props.ts';
import { Label } from './Label.tsx';
import { Price } from './Price.tsx';
import { ProductAction } from './ProductAction.tsx';

/** Template 2: the picture at the start, the text beside it. [CAT-03] */
export function HorizontalCard({ product, href, calm, priority }: ProductCardProps) {
  const { localize } = useMessages();
  return (
    <CardFrame as="div" layout="horizontal">
      <CardImage
        alt=""
        ratio={1}
        sizes="(min-width: 769px) 240px, 38vw"
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
          <span css={{ flex: '1 1 100%' }}>
            <Price product={product} />
          </span>
          <ProductAction product={product} href={href} />
        </CardActions>
      </CardBody>
    </CardFrame>
  );
}
