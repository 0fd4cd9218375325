import type { TextForReader } from '@portico/shared/domain';
import { CardRibbon } from '@portico/shared/ui';
import { Leaf, Sparkles, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { BidiText } from './BidiText.tsx';

interface RibbonStyle {
  tone: 'brand' | 'photo';
  icon: ReactNode;
}

/** Styles by promoteType; any other type gets the default style. */
const styles: Readonly<Record<string, RibbonStyle>> = {
  new: { tone: 'brand', icon: <Sparkles data-icon="new" size={14} aria-hidden="true" /> },
  recommend: { tone: 'brand', icon: <ThumbsUp data-icon="recommend" size={14} aria-hidden="true" /> },
  season: { tone: 'photo', icon: <Leaf data-icon="season" size={14} aria-hidden="true" /> },
};

/** The promotion of a portal, on its card's picture. [OPEN-19] */
export function PromoteRibbon({ type, word }: { type: string | undefined; word: TextForReader }) {
  const style = styles[type ?? ''];
  return (
    <CardRibbon tone={style?.tone ?? 'photo'} icon={style?.icon}>
      <BidiText content={word} />
    </CardRibbon>
  );
}
