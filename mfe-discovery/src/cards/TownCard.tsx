import type { TownCardSource } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, useText } from '@portico/shared/platform';
import { CardFrame, CardImage, CardLock, CardTitle, media, spacing } from '@portico/shared/ui';
import { townAddress } from '../search/hit-address.ts';
import { useLocalizedText } from './use-localized-text.ts';

/** Aspect ratio (width / height) of a town's picture: upright, so that three fit on a phone. */
export const TOWN_PICTURE_RATIO = 4 / 5;

/** Card of a town, a list item: its picture and name. `sizes` is that of the picture. */
export function TownCard({ town, sizes }: { town: TownCardSource; sizes?: string | undefined }) {
  const { t } = useText('mfe-discovery');
  const title = useLocalizedText()(town.title);
  return (
    <CardFrame as="li">
      <CardImage
        src={town.imageURL}
        alt=""
        ratio={TOWN_PICTURE_RATIO}
        {...(sizes ? { sizes } : {})}
        end={town.isPrivate ? <CardLock label={t('card.private')} /> : null}
      />
      <div
        css={{
          display: 'grid',
          alignContent: 'center',
          flex: 1,
          padding: `${spacing[2]} ${spacing[2]} ${spacing[3]}`,
          textAlign: 'center',
          [media.tabletUp]: { padding: `${spacing[3]} ${spacing[3]} ${spacing[4]}` },
        }}
      >
        <CardTitle as={Link} to={townAddress(town._id)} viewTransition lang={title.lang}>
          <LocalizedTitle text={town.title} fallback={t('card.untitled')} />
        </CardTitle>
      </div>
    </CardFrame>
  );
}
