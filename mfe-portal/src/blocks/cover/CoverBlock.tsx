import { coverOf } from '@portico/shared/domain';
import { Hero, Picture } from '@portico/shared/ui';
import { pictureOf } from '../../links/picture-of.ts';
import { useWords } from '../../words/use-words.ts';
import type { BlockProps } from '../block-props.ts';

/** The page's opening: the cover with title and highlight sentence on it. [PORTAL-02, AMBIG-14] */
export function CoverBlock({ portal }: BlockProps) {
  const { say, langOf } = useWords();
  const cover = coverOf(portal.galleryImages);
  const highlight = say(portal.highlightSentence);
  return (
    <Hero
      size="short"
      title={say(portal.title)}
      titleLang={langOf(portal.title)}
      subtitle={highlight ? <span lang={langOf(portal.highlightSentence)}>{highlight}</span> : undefined}
      picture={
        cover ? (
          <Picture fill priority alt="" sizes="100vw" ratio={16 / 9} {...pictureOf(cover)} />
        ) : undefined
      }
    />
  );
}
