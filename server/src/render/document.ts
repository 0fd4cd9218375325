import { createHash } from 'node:crypto';
import {
  type Language,
  type PageBoot,
  type PageSettings,
  type RenderedHead,
  reportCsp,
} from '@portico/shared/contracts';
import { directionOf, escapeHtml } from '@portico/shared/domain';
import { type HeadInput, headTags } from './head-tags.ts';
import { mapsSources, referrerOf } from './maps-csp.ts';
import { pageLoader, pageLoaderScript } from './page-loader/page-loader.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Connect origins of the analytics tool; its script is allowed by 'strict-dynamic'. */
const ANALYTICS_ORIGINS =
  'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/** The endpoint of CSP reports in `Reporting-Endpoints`. */
export const CSP_REPORTS = 'csp';

/** A policy for cached HTML: no nonce. Emotion inserts style elements, hence 'unsafe-inline' for styles only. */
export function contentSecurityPolicy(
  { connectivityCheck, analyticsId, mapsKey, maps: ownMaps, assetOrigins = [] }: PageSettings,
  overrideOrigin?: string,
): string {
  const elsewhere = [...assetOrigins, ...(overrideOrigin ? [overrideOrigin] : [])]
    .map((origin) => ` ${origin}`)
    .join('');
  const checkOrigin = connectivityCheck.startsWith('/') ? '' : ` ${new URL(connectivityCheck).origin}`;
  const analytics = analyticsId ? ` ${ANALYTICS_ORIGINS}` : '';
  const maps = mapsSources({ mapsKey, maps: ownMaps });
  return [
    "default-src 'none'",
    `script-src ${sha256(pageLoaderScript())} 'strict-dynamic'${elsewhere}${maps.script}`,
    `style-src 'self' 'unsafe-inline'${maps.style}`,
    // Creators may link to pictures of other sites.
    "img-src 'self' data: blob: https:",
    `font-src 'self'${elsewhere}${maps.font}`,
    `connect-src 'self'${elsewhere}${checkOrigin}${analytics}${maps.connect}`,
    "manifest-src 'self'",
    `worker-src 'self'${maps.worker}`,
    // A creator's video may be on any site: it loads in a sandboxed frame, on request.
    `frame-src https:${maps.frame}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Browsers that support report-to ignore report-uri.
    `report-uri ${reportCsp.path}`,
    `report-to ${CSP_REPORTS}`,
  ].join('; ');
}

export interface DocumentInput extends HeadInput {
  boot: PageBoot;
  /** The server-rendered HTML; empty when the browser renders the page. */
  html: string;
  /** JSON state for hydration; undefined when nothing was rendered. */
  state: string | undefined;
}

/** Head elements before the content of a rendered page: picture preloads and styles. */
const BEFORE_CONTENT = /^(?:<link rel="preload"[^>]*>|<style[^>]*>.*?<\/style>)+/s;

const jsonScript = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** The whole HTML document of a page. */
export function pageDocument({ boot, html, state, ...input }: DocumentInput): string {
  const { language } = input;
  const [beforeContent = ''] = BEFORE_CONTENT.exec(html) ?? [];
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="referrer" content="${referrerOf(boot.settings.mapsKey)}">`,
    headTags(input),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    installTags(input.head, language),
    beforeContent,
    `${pageLoader(state !== undefined)}</head>`,
    `<body><div id="root">${html.slice(beforeContent.length)}</div>`,
    // Last, because nothing needs it before the first paint.
    state === undefined ? '' : jsonScript('portico-state', state),
    jsonScript('portico-boot', JSON.stringify(boot)),
    '</body></html>',
  ].join('');
}

/** Tags that make the site installable and set the colour of the browser's frame. */
function installTags({ themeColor, siteName }: RenderedHead, language: Language): string {
  return [
    // Browsers fetch the manifest without cookies, so the language is in its URL.
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`,
    '<link rel="apple-touch-icon" href="/app-icon/apple.png">',
    themeColor ? `<meta name="theme-color" content="${escapeHtml(themeColor)}">` : '',
    siteName ? `<meta name="apple-mobile-web-app-title" content="${escapeHtml(siteName)}">` : '',
  ].join('');
}
