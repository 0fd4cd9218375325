import { css } from '@emotion/react';
import type { LinkItem } from '@portico/shared/contracts';
import { safeHref } from '@portico/shared/domain';
import { Localized } from '@portico/shared/platform';
import {
  CardBody,
  CardFrame,
  CardHighlight,
  CardImage,
  cardLinkStyles,
  clampLines,
  color,
  fontSizes,
  media,
  spacing,
} from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { EditTools } from '../../editing/EditTools.tsx';
import { editable } from '../../editing/editing.ts';
import { ExternalLink } from '../../links/ExternalLink.tsx';
import { pictureOf } from '../../links/picture-of.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NothingYet } from '../NothingYet.tsx';

const entry = css({ display: 'grid', alignContent: 'start', gap: spacing[2], minInlineSize: 0 });

/** Links that the portal recommends, each with picture, title and description. [PORTAL-25] */
export function LinksBlock({ portal, isHidden, isEditor }: BlockProps) {
  const { t } = useMessages();
  const links = portal.links ?? [];
  if (links.length === 0 && !isEditor) return null;
  return (
    <BlockFrame part="links" title={t('links.title')} isHidden={isHidden} isEmpty={links.length === 0}>
      {links.length === 0 ? <NothingYet /> : null}
      <ul
        role="list"
        css={{
          display: 'grid',
          gap: spacing[4],
          [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: spacing[5] },
        }}
      >
        {links.map((link, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- links have no ids, and two may have the same URL
          <li key={`${index} ${link.externalUrl}`} css={entry} {...(isEditor ? editable : {})}>
            <LinkCard link={link} />
            <EditTools part="link" index={index} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

function LinkCard({ link }: { link: LinkItem }) {
  const { localize } = useMessages();
  const href = safeHref(link.externalUrl);
  return (
    <CardFrame as="div" layout="horizontal">
      <CardImage alt="" ratio={4 / 3} sizes="(min-width: 769px) 220px, 38vw" {...pictureOf(link)} />
      <CardBody>
        <h3 css={{ fontSize: fontSizes.md, textWrap: 'wrap' }}>
          <LinkTitle href={href}>
            {localize(link.title) ? <Localized text={link.title} /> : link.externalUrl}
          </LinkTitle>
        </h3>
        {localize(link.description) ? (
          <CardHighlight>
            <Localized text={link.description} />
          </CardHighlight>
        ) : null}
        <bdi
          dir="ltr"
          css={{ color: color.inkSubtle, fontSize: fontSizes.xs, ...clampLines(1), overflowWrap: 'anywhere' }}
        >
          {href ? new URL(href).host : link.externalUrl}
        </bdi>
      </CardBody>
    </CardFrame>
  );
}

/** An unsafe link is rendered as text. */
function LinkTitle({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <span css={clampLines(2)}>{children}</span>;
  return (
    <ExternalLink href={href} css={cardLinkStyles}>
      <span css={clampLines(2)}>{children}</span>
    </ExternalLink>
  );
}
