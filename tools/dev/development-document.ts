import { LANGUAGE_KEY, LANGUAGES, type Language, type PageBoot } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';
import { pageLanguage } from '../../server/src/render/page-language.ts';

/** The values of `?lang=` for pseudo-localised English; a mirrored page is a second test, with faults of its own. */
const PSEUDO_DIRECTIONS = new Map<string, 'ltr' | 'rtl'>([
  ['qps', 'ltr'],
  ['qps-rtl', 'rtl'],
]);

/** How a page of the development server is shown. */
export interface PageTexts {
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Whether messages are pseudo-localised; see webpack/hot/pseudo-messages-loader.ts. */
  isPseudo: boolean;
}

/** The language of the request's `?lang=` or cookie, or pseudo-localised English, which no other server knows. */
export function textsOf(request: { url: string | undefined; cookies: string | undefined }): PageTexts {
  const { url = '/', cookies = '' } = request;
  const asked = new URL(url, 'http://localhost').searchParams.get('lang') ?? undefined;
  const pseudo = PSEUDO_DIRECTIONS.get(asked ?? '');
  if (pseudo) return { language: 'en', direction: pseudo, isPseudo: true };
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_KEY}=(\\w+)`).exec(cookies)?.[1];
  const language = pageLanguage({ asked, cookies: { [LANGUAGE_KEY]: chosen }, offered: LANGUAGES });
  return { language, direction: directionOf(language), isPseudo: false };
}

/**
 * The page's HTML in development: no server rendering, integrity hashes or content security policy, which would block
 * hot reload.
 */
export function developmentDocument(boot: Omit<PageBoot, 'language'>, texts: PageTexts): string {
  const { language, direction, isPseudo } = texts;
  const json = JSON.stringify({ ...boot, language } satisfies PageBoot).replaceAll('<', '\\u003c');
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"${isPseudo ? ' data-pseudo' : ''}>` +
    '<head><meta charset="utf-8"><title>Portico</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    '<link rel="icon" href="data:,">' +
    `<script type="application/json" id="portico-boot">${json}</script>` +
    `<script defer src="${boot.main}"></script></head><body><div id="root"></div></body></html>`
  );
}
