import { Link } from '@portico/shared/platform';
import { CardActions, CardBody, CardFrame, CardHighlight, CardImage, CardTitle } from '@portico/shared/ui';
import { useWords } from '../words/use-words.ts';
import type { ProductCardProps } from './card-props.ts';
import { Label } from './Label.tsx';
import { Price } from './Price.tsx';
import { ProductAction } from './ProductAction.tsx';

/** Template 2: the picture at the start, the words beside it. [CAT-03] */
export function HorizontalCard({ product, href }: ProductCardProps) {
  const { say, langOf } = useWords();
  const description = say(product.description);
  return (
    <CardFrame as="div" layout="horizontal">
      <CardImage
        alt=""
        ratio={1}
        sizes="(min-width: 769px) 240px, 38vw"
        src={product.imageURL}
        start={<Label product={product} />}
      />
      <CardBody>
        <CardTitle as={Link} to={href} lang={langOf(product.name)}>
          {say(product.name)}
        </CardTitle>
        {description ? <CardHighlight lang={langOf(product.description)}>{description}</CardHighlight> : null}
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
