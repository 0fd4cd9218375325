import { Picture, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NothingYet } from '../NothingYet.tsx';

/** The page's contributors, with name and small image. [PORTAL-24] */
export function ContributorsBlock({ portal, isHidden, isEditor }: BlockProps) {
  const { t } = useMessages();
  const contributors = portal.contributors ?? [];
  if (contributors.length === 0 && !isEditor) return null;
  return (
    <BlockFrame
      part="contributors"
      title={t('contributors.title')}
      isHidden={isHidden}
      isEmpty={contributors.length === 0}
    >
      {contributors.length === 0 ? <NothingYet /> : null}
      <ul role="list" css={{ display: 'flex', flexWrap: 'wrap', gap: `${spacing[4]} ${spacing[6]}` }}>
        {contributors.map(({ name, smallImageURL, mainImageId }) => (
          <li key={name} css={{ display: 'flex', alignItems: 'center', gap: spacing[3] }}>
            <Picture
              alt=""
              ratio={1}
              sizes="56px"
              src={smallImageURL}
              imageId={smallImageURL ? undefined : mainImageId}
              css={{ inlineSize: 56, flex: 'none', borderRadius: '50%' }}
            />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
