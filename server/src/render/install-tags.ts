import type { Language, RenderedHead } from '@portico/shared/contracts';
import { escapeHtml } from '@portico/shared/domain';

/** What a browser needs to offer the site for installing, and to colour its own frame like the site's. */
export function installTags({ themeColor, siteName }: RenderedHead, language: Language): string {
  return [
    // Without credentials, and so without the cookie of the language.
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`,
    '<link rel="apple-touch-icon" href="/app-icon/apple.png">',
    themeColor ? `<meta name="theme-color" content="${escapeHtml(themeColor)}">` : '',
    siteName ? `<meta name="apple-mobile-web-app-title" content="${escapeHtml(siteName)}">` : '',
  ].join('');
}
