import { css } from '@emotion/react';
import { tagNamesOf } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, useText } from '@portico/shared/platform';
import {
  Badge,
  CardBody,
  CardFrame,
  CardHighlight,
  CardImage,
  CardLock,
  CardMeta,
  CardTags,
  CardTitle,
} from '@portico/shared/ui';
import { portalAddress } from '../search/hit-address.ts';
import type { PortalHit } from '../search/search.api.ts';
import { useTagNames } from '../tags/use-tag-names.ts';
import { BidiText } from './BidiText.tsx';
import { DistanceMark } from './DistanceMark.tsx';
import { PromoteRibbon } from './PromoteRibbon.tsx';
import { useLocalizedText } from './use-localized-text.ts';

const pendingTags = css({ display: 'contents', visibility: 'hidden' });

/** Card of a portal, a list item: thumbnail, title, highlight sentence, tags, and marks for other known facts. [APP-28, OPEN-19] */
export function PortalCard({ hit, sizes }: { hit: PortalHit; sizes?: string | undefined }) {
  const { t } = useText('mfe-discovery');
  const localize = useLocalizedText();
  const { known, isPending } = useTagNames();
  const { source: portal, distanceKm } = hit;
  const title = localize(portal.title);
  const highlight = highlightOf(portal, localize);
  const tags = <CardTags tags={tagNamesOf(known, portal.tags ?? [])} label={t('card.tags')} />;
  const promoteWord = localize(portal.promoteWord);
  return (
    <CardFrame as="li">
      <CardImage
        src={portal.imageURL}
        alt=""
        {...(sizes ? { sizes } : {})}
        start={promoteWord.text ? <PromoteRibbon type={portal.promoteType} word={promoteWord} /> : null}
        end={
          portal.status === 'RELEASE' && !portal.isPrivate ? null : (
            <>
              {portal.status === 'RELEASE' ? null : <Badge tone="warning">{t('card.unofficial')}</Badge>}
              {portal.isPrivate ? <CardLock label={t('card.private')} /> : null}
            </>
          )
        }
      />
      <CardBody>
        <CardTitle as={Link} to={portalAddress(portal)} viewTransition lang={title.lang}>
          <LocalizedTitle text={portal.title} fallback={t('card.untitled')} />
        </CardTitle>
        {distanceKm === undefined ? null : (
          <CardMeta>
            <DistanceMark km={distanceKm} />
          </CardMeta>
        )}
        {highlight.text ? (
          <CardHighlight lang={highlight.lang}>
            <BidiText content={highlight} />
          </CardHighlight>
        ) : null}
        {isPending ? <div css={pendingTags}>{tags}</div> : tags}
      </CardBody>
    </CardFrame>
  );
}

/** The highlight sentence, or else the short description. */
function highlightOf(portal: PortalHit['source'], localize: ReturnType<typeof useLocalizedText>) {
  const highlight = localize(portal.highlightSentence);
  return highlight.text ? highlight : localize(portal.shortDescription);
}
