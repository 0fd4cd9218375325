import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useWebConfigQuery } from '@portico/shared/api';
import type { Language } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';
import { createI18n, type I18n, I18nProvider, loadLanguage, type SlotProps } from '@portico/shared/platform';
import { color, GlobalStyles, radii } from '@portico/shared/ui';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { WebPageContent } from '../WebPageContent.tsx';

/** In standards mode, as the site's documents. */
const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>';

/**
 * A custom page in a frame of its own: there media queries, and the widths of pictures, are those of the previewed
 * screen. [PAGE-01]
 */
export function WebPageFrame({ page, language, width, label }: SlotProps['web-page.preview']) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [target, setTarget] = useState<Document>();
  const i18n = useLanguage(language);
  const [asOf] = useState(Date.now);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    // The frame is wider than its box until it is scaled, and must overflow it in the direction of the scaling.
    <div
      ref={box}
      dir="ltr"
      css={{ blockSize: '100%', overflow: 'hidden', borderRadius: radii.md, background: color.ground }}
    >
      <iframe
        title={label}
        srcDoc={EMPTY_DOCUMENT}
        onLoad={({ currentTarget }) => setTarget(currentTarget.contentDocument ?? undefined)}
        css={{ border: 0, maxInlineSize: 'none', transformOrigin: '0 0' }}
        style={{
          inlineSize: width,
          blockSize: size.height / scale,
          transform: scale === 1 ? undefined : `scale(${scale})`,
        }}
      />
      {target && i18n
        ? createPortal(
            <FramedPage target={target} language={language} i18n={i18n} title={label}>
              <WebPageContent
                // The carousel measures its banners once.
                key={width}
                page={page}
                asOf={asOf}
                address={`${window.location.origin}/web-page/${page._id}`}
              />
            </FramedPage>,
            target.body,
          )
        : null}
    </div>
  );
}

/** The frame's document: language, theme, fonts and styles of the site. */
function FramedPage(props: {
  target: Document;
  language: Language;
  i18n: I18n;
  title: string;
  children: ReactNode;
}) {
  const { target, language, i18n, title, children } = props;
  const { data: config } = useWebConfigQuery();
  const styles = useMemo((): EmotionCache => createCache({ key: 'p', container: target.head }), [target]);
  useEffect(() => describeDocument(target, { language, title }), [target, language, title]);
  useEffect(() => addFonts(target), [target]);
  return (
    <CacheProvider value={styles}>
      <GlobalStyles brandColor={config?.brandColor} />
      <I18nProvider i18n={i18n}>
        {/* Stops the links inside. */}
        <div onClickCapture={stopLink}>{children}</div>
      </I18nProvider>
    </CacheProvider>
  );
}

function describeDocument(
  target: Document,
  { language, title }: { language: Language; title: string },
): void {
  const { documentElement: root } = target;
  root.lang = language;
  root.dir = directionOf(language);
  const { theme } = document.documentElement.dataset;
  if (theme) root.dataset['theme'] = theme;
  target.title = title;
}

/** Adds the fonts that the page around the frame has loaded; otherwise the device's are used. */
function addFonts(target: Document): void {
  for (const face of document.fonts ?? []) {
    try {
      target.fonts.add(face);
    } catch {
      return;
    }
  }
}

/** A link would lead the screen around the preview, or its frame, to another page. */
function stopLink(event: MouseEvent): void {
  if (!(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}

const instances = new Map<Language, I18n>();

/** Messages of a language other than the site's; undefined until they have loaded. */
function useLanguage(language: Language): I18n | undefined {
  const [loaded, setLoaded] = useState<Language>();
  useEffect(() => {
    let isCurrent = true;
    // A message that cannot be loaded falls back to th.
    void loadLanguage(language)
      .catch(() => undefined)
      .then(() => {
        if (!instances.has(language)) instances.set(language, createI18n({ language, follow: true }));
        if (isCurrent) setLoaded(language);
      });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded === language ? instances.get(language) : undefined;
}
