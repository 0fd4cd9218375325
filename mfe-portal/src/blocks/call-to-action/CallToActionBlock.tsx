import { actionTarget } from '@portico/shared/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NothingYet } from '../NothingYet.tsx';
import { ActionButton } from './ActionButton.tsx';

/** The portal's call to action. [PORTAL-18] */
export function CallToActionBlock({ portal, isEditor, isHidden }: BlockProps) {
  const { t } = useMessages();
  const hasTarget = actionTarget(portal.action) !== undefined;
  if (!hasTarget && !isEditor) return null;
  return (
    <BlockFrame
      part="callToAction"
      title={t('action.title')}
      titleFor="editors"
      isHidden={isHidden}
      isEmpty={!hasTarget}
    >
      {hasTarget ? (
        <div css={{ maxInlineSize: 440 }}>
          <ActionButton action={portal.action} wide />
        </div>
      ) : (
        <NothingYet />
      )}
    </BlockFrame>
  );
}
