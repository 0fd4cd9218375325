import { visibleText } from '@portico/shared/domain';
import { CleanHtml } from '@portico/shared/patterns';
import { Collapsible } from '../../collapsible/Collapsible.tsx';
import { Paragraphs } from '../../collapsible/Paragraphs.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NothingYet } from '../NothingYet.tsx';

/**
 * The description: HTML, sanitized by the server, if the portal says so, or else plain text. [PORTAL-09, PORTAL-10,
 * T-11]
 */
export function DescriptionBlock({ portal, isEditor, isHidden }: BlockProps) {
  const { t, localize, fallbackLanguage } = useMessages();
  const description = localize(portal.description);
  if (!description && !isEditor) return null;
  const isRich = portal.isAdvanceDescription === true;
  return (
    <BlockFrame
      part="description"
      title={t('description.title')}
      titleFor="editors"
      isHidden={isHidden}
      isEmpty={!description}
    >
      {description ? (
        <Collapsible
          text={isRich ? visibleText(description) : description}
          lang={fallbackLanguage(portal.description)}
        >
          {isRich ? <CleanHtml html={description} /> : <Paragraphs text={description} />}
        </Collapsible>
      ) : (
        <NothingYet />
      )}
    </BlockFrame>
  );
}
