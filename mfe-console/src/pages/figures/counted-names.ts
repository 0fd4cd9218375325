import type { ConsoleFigures } from '@portico/shared/contracts';
import { sitePagePath } from '@portico/shared/domain';
import type { Text } from '@portico/shared/platform';

type Source = ConsoleFigures['sources'][number];
type Page = ConsoleFigures['pages'][number];

/** Names of search engines and social networks, which are not translated. */
const BRANDS: Readonly<Record<string, string>> = {
  google: 'Google',
  bing: 'Bing',
  duckduckgo: 'DuckDuckGo',
  yahoo: 'Yahoo',
  baidu: 'Baidu',
  sogou: 'Sogou',
  yandex: 'Yandex',
  naver: 'Naver',
  ecosia: 'Ecosia',
  brave: 'Brave Search',
  facebook: 'Facebook',
  instagram: 'Instagram',
  line: 'LINE',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  wechat: 'WeChat',
  weibo: 'Weibo',
  xiaohongshu: 'Xiaohongshu',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
  pantip: 'Pantip',
};

/** The name of a source, and its kind where the name does not say it. */
export function sourceNames({ kind, name }: Source, t: Text['t']): { name: string; note?: string } {
  if (name === 'app') return { name: t('source.app') };
  if (kind !== 'search' && kind !== 'social') return { name: t(`source.${kind}`) };
  return { name: BRANDS[name] ?? name, note: t(`source.${kind}`) };
}

const PATHS = {
  portal: '/portals/',
  town: '/towns/',
  listing: '/listings/',
  'web-page': '/web-page/',
} as const;

/**
 * Pages without a record that have a name of ours, in four languages. A release has no name of its pages that is known
 * without rendering them, so any other page is named by its path.
 */
const NAMED_SITE_PAGES: readonly string[] = ['home', 'towns', 'search', 'contact', 'contacts', 'other'];

/** The name of a page without a record; undefined for one with a record. */
export function sitePageName({ kind, id }: Page, t: Text['t']): string | undefined {
  if (kind !== 'site') return undefined;
  return NAMED_SITE_PAGES.includes(id) ? t(`sitePage.${id}`) : sitePagePath(id);
}

export const pageKindName = ({ kind }: Page, t: Text['t']): string =>
  kind === 'site' || kind === 'product' ? t(`pageKind.${kind}`) : t(`kind.${kind}`);

/** The address of a page; undefined for one that cannot be named by its id alone, and for a deleted one. */
export function pagePath({ kind, id, title }: Page): string | undefined {
  if (kind === 'site') return sitePagePath(id);
  return kind === 'product' || !title ? undefined : `${PATHS[kind]}${id}`;
}
