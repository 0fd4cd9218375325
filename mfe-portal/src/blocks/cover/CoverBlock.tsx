import { coverOf } from '@portico/shared/domain';
import { Said } from '@portico/shared/platform';
import { Container, color, fontSizes, Hero, Picture, spacing } from '@portico/shared/ui';
import { pictureOf } from '../../links/picture-of.ts';
import { useWords } from '../../words/use-words.ts';
import type { BlockProps } from '../block-props.ts';

/** The page's opening: the cover with title and highlight sentence on it; plain without one. [PORTAL-02, AMBIG-14] */
export function CoverBlock({ portal }: BlockProps) {
  const { say } = useWords();
  const cover = coverOf(portal.galleryImages);
  const title = <Said text={portal.title} />;
  const subtitle = say(portal.highlightSentence) ? <Said text={portal.highlightSentence} /> : undefined;
  if (!cover) {
    return (
      <header css={{ background: color.brandSoft, paddingBlock: spacing[10] }}>
        <Container css={{ display: 'grid', gap: spacing[3] }}>
          <h1 css={{ fontSize: fontSizes['3xl'] }}>{title}</h1>
          {subtitle ? <p css={{ fontSize: fontSizes.lg, color: color.inkMuted }}>{subtitle}</p> : null}
        </Container>
      </header>
    );
  }
  return (
    <Hero
      size="short"
      title={title}
      subtitle={subtitle}
      picture={<Picture fill priority alt="" sizes="100vw" ratio={16 / 9} {...pictureOf(cover)} />}
    />
  );
}
