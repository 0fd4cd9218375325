import type { Language, RenderedHead } from '@portico/shared/contracts';
import { escapeHtml } from '@portico/shared/domain';

/** Tags that make the site installable and set the colour of the browser's frame. */
export function installTags({ themeColor, siteName }: RenderedHead, language: Language): string {
  return [
    // Browsers fetch the manifest without cookies, so the language is in its URL.
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`,
    '<link rel="apple-touch-icon" href="/app-icon/apple.png">',
    themeColor ? `<meta name="theme-color" content="${escapeHtml(themeColor)}">` : '',
    siteName ? `<meta name="apple-mobile-web-app-title" content="${escapeHtml(siteName)}">` : '',
  ].join('');
}
