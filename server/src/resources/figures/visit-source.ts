import { inAppBrowserOf } from '@portico/shared/domain';

/**
 * Search engines and social networks by name, with the hosts of their pages without `www.`; subdomains count as well.
 * Only these names are stored, never another host.
 */
const HOSTS = {
  search: {
    google: /(^|\.)google\.(com|cat|[a-z]{2}|com?\.[a-z]{2})$/,
    bing: /(^|\.)bing\.com$/,
    duckduckgo: /(^|\.)duckduckgo\.com$/,
    yahoo: /(^|\.)search\.yahoo\.(com|co\.jp)$/,
    baidu: /(^|\.)baidu\.com$/,
    sogou: /(^|\.)sogou\.com$/,
    yandex: /(^|\.)yandex\.(com|net|[a-z]{2}|com\.[a-z]{2})$/,
    naver: /(^|\.)naver\.com$/,
    ecosia: /(^|\.)ecosia\.org$/,
    brave: /(^|\.)search\.brave\.com$/,
  },
  social: {
    facebook: /(^|\.)(facebook|messenger)\.com$/,
    instagram: /(^|\.)instagram\.com$/,
    line: /(^|\.)line\.(me|naver\.jp)$/,
    x: /(^|\.)(x|twitter)\.com$|^t\.co$/,
    youtube: /(^|\.)youtube\.com$/,
    tiktok: /(^|\.)tiktok\.com$/,
    wechat: /(^|\.)(weixin|wechat)\.(qq\.)?com$/,
    weibo: /(^|\.)weibo\.(com|cn)$/,
    xiaohongshu: /(^|\.)xiaohongshu\.com$/,
    whatsapp: /(^|\.)whatsapp\.com$/,
    telegram: /(^|\.)telegram\.(me|org)$|^t\.me$/,
    pinterest: /(^|\.)pinterest\.(com|[a-z]{2}|com?\.[a-z]{2})$/,
    linkedin: /(^|\.)linkedin\.com$|^lnkd\.in$/,
    reddit: /(^|\.)reddit\.com$/,
    pantip: /(^|\.)pantip\.com$/,
  },
} as const;

/** `app`: the browser of a social app that names no page before; `site`: another page of this site. */
export type SourceName =
  | keyof (typeof HOSTS)['search']
  | keyof (typeof HOSTS)['social']
  | 'app'
  | 'direct'
  | 'other'
  | 'qr'
  | 'site';

export type SourceKind = 'direct' | 'search' | 'social' | 'other' | 'qr' | 'site';

const NAMED = [...Object.entries(HOSTS.search), ...Object.entries(HOSTS.social)] as [SourceName, RegExp][];

interface Arrival {
  /** Host of the page before, or `qr`. */
  from: string | undefined;
  ownHost: string;
  userAgent: string;
}

/** Where a view came from. */
export function sourceOf({ from, ownHost, userAgent }: Arrival): SourceName {
  if (from === 'qr') return 'qr';
  if (!from) {
    if (/\bLine\/\d/i.test(userAgent)) return 'line';
    return inAppBrowserOf(userAgent) ? 'app' : 'direct';
  }
  const host = from.toLowerCase();
  if (host === ownHost) return 'site';
  const bare = host.replace(/:\d+$/, '');
  return NAMED.find(([, hosts]) => hosts.test(bare))?.[0] ?? 'other';
}

/** The kind of a stored source; a name that is no longer listed counts as another site. */
export function sourceKindOf(name: string): SourceKind {
  if (Object.hasOwn(HOSTS.search, name)) return 'search';
  if (Object.hasOwn(HOSTS.social, name) || name === 'app') return 'social';
  return name === 'direct' || name === 'qr' || name === 'site' ? name : 'other';
}
