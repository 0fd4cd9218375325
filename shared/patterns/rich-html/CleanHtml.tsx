import { visibleText } from '@portico/shared/domain';
import { useServerRendered } from '@portico/shared/platform';
import { RichText } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { isBareMarkup } from './bare-markup.ts';

type Clean = (html: string) => string;
/** Loaded once per page, by the first HTML that the browser renders. */
let loadedCleaner: Clean | undefined;

/**
 * Renders a person's HTML: server-rendered HTML was cleaned by the server and hydrates unchanged, any other is cleaned
 * in the browser, by a library that loads only if there is something to clean. Until it loads, or if it fails to, the
 * text is shown without markup. [PORTAL-09, PORTAL-23, T-11]
 */
export function CleanHtml({ html }: { html: string }) {
  const isServerRendered = useServerRendered();
  const [fromServer] = useState(() => (isServerRendered ? html : undefined));
  const [clean, setClean] = useState<Clean | undefined>(() => loadedCleaner);
  const mustBeCleaned = html !== fromServer && !isBareMarkup(html);

  useEffect(() => {
    if (!mustBeCleaned || clean) return undefined;
    let isCurrent = true;
    import(/* webpackChunkName: "purify-html" */ './purify-html.ts').then(
      ({ purifyHtml }) => {
        loadedCleaner = purifyHtml;
        if (isCurrent) setClean(() => purifyHtml);
      },
      // oxlint-disable-next-line no-console -- the text is there, without its markup
      (error: unknown) => console.warn('[portico] rich text stays plain:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [mustBeCleaned, clean]);

  if (!mustBeCleaned) return <RichText sanitizedHtml={html} />;
  if (clean) return <RichText sanitizedHtml={clean(html)} />;
  return (
    <RichText>
      <p css={{ whiteSpace: 'pre-line' }}>{visibleText(html)}</p>
    </RichText>
  );
}
