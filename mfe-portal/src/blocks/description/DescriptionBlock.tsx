import { visibleText } from '@portico/shared/domain';
import { RichText } from '@portico/shared/ui';
import { Collapsible } from '../../collapsible/Collapsible.tsx';
import { Paragraphs } from '../../collapsible/Paragraphs.tsx';
import { useWords } from '../../words/use-words.ts';
import type { BlockProps } from '../block-props.ts';

/** HTML, which the server has sanitised, when the portal says so; else plain text. [PORTAL-09, PORTAL-10, T-11] */
export function DescriptionBlock({ portal }: BlockProps) {
  const { say, langOf } = useWords();
  const description = say(portal.description);
  if (!description) return null;
  const lang = langOf(portal.description);
  const isRich = portal.isAdvanceDescription === true;
  return (
    <Collapsible text={isRich ? visibleText(description) : description} lang={lang}>
      {isRich ? <RichText sanitizedHtml={description} /> : <Paragraphs text={description} />}
    </Collapsible>
  );
}
