import type { Portal } from '@portico/shared/contracts';
import { localizedFrom } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import {
  CARD_TAGS_MAX,
  CardBody,
  CardFrame,
  CardHighlight,
  CardImage,
  CardTags,
  CardTitle,
  spacing,
} from '@portico/shared/ui';
import { useTagDictionary } from '../../../fields/use-tag-dictionary.ts';

/** The card as visitors will see it. [WIZ-11] */
export function PreviewCard({ portal }: { portal: Portal }) {
  const { t, localize, language } = useText('mfe-creator');
  const { title, highlightSentence, shortDescription, tags = [] } = portal;
  const { nameOf } = useTagDictionary();
  const words = localize(highlightSentence) ? highlightSentence : shortDescription;
  return (
    <section
      aria-label={t('finish.preview')}
      css={{ inlineSize: `min(100%, 320px)`, paddingBlock: spacing[1] }}
    >
      <CardFrame>
        {/** By URL, because images of a draft open by a signature in the URL. */}
        <CardImage src={portal.imageURL} alt="" sizes="320px" />
        <CardBody>
          <CardTitle level={2} lang={localizedFrom(title, language)}>
            <LocalizedTitle text={title} fallback={t('myPortals.untitled')} />
          </CardTitle>
          {localize(words) ? (
            <CardHighlight lang={localizedFrom(words, language)}>{localize(words)}</CardHighlight>
          ) : null}
          {tags.length > 0 ? <CardTags tags={tags.slice(0, CARD_TAGS_MAX).map(nameOf)} /> : null}
        </CardBody>
      </CardFrame>
    </section>
  );
}
