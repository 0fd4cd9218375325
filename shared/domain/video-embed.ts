import { safeWebHref } from './safe-link.ts';

/** Attributes of a frame that shows a video. */
export interface VideoEmbed {
  /** URL of the frame; it plays at once, because the frame is created on a press. */
  src: string;
  /** The `sandbox` attribute with the fewest permissions that the frame needs. */
  sandbox: string;
  /** Whether it is the player of a known site, which may receive the referrer. */
  isKnownPlayer: boolean;
  /** Aspect ratio, width / height. */
  ratio: number;
}

const WIDE = 16 / 9;
const TALL = 9 / 16;

/** A known player keeps its own origin, for its settings; any other page gets an opaque origin, with scripts. */
const SANDBOX = { known: 'allow-scripts allow-same-origin', other: 'allow-scripts' } as const;

/** A player's URL, and whether the video is upright; undefined if the URL names no single video. */
type Found = { src: string; isTall?: boolean } | undefined;

const withQuery = (address: string, query: Record<string, string | undefined>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  url.searchParams.set('autoplay', '1');
  return url.href;
};

/** Seconds of `90`, `90s` or `1m30s`. */
function secondsOf(text: string | null): string | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  return (
    String(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)).replace(/^0$/, '') || undefined
  );
}

function youtube({ hostname, pathname, searchParams }: URL): Found {
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const isShortAddress = hostname === 'youtu.be';
  const named = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : searchParams.get('v');
  const id = isShortAddress ? first : named;
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined;
  return {
    src: withQuery(`https://www.youtube-nocookie.com/embed/${id}`, {
      start: secondsOf(searchParams.get('t') ?? searchParams.get('start')),
    }),
    isTall: first === 'shorts',
  };
}

function vimeo({ pathname, searchParams }: URL): Found {
  const [, id, secret] = /\/(\d{5,})(?:\/([\da-f]{6,}))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const h = secret ?? searchParams.get('h') ?? undefined;
  return { src: withQuery(`https://player.vimeo.com/video/${id}`, { h, dnt: '1' }) };
}

function dailymotion({ hostname, pathname, searchParams }: URL): Found {
  const [, named] = /\/video\/(\w+)/.exec(pathname) ?? [];
  const id = hostname === 'dai.ly' ? pathname.slice(1) : (named ?? searchParams.get('video'));
  if (!id || !/^\w{5,}$/.test(id)) return undefined;
  return { src: withQuery('https://geo.dailymotion.com/player.html', { video: id }) };
}

function tiktok({ pathname }: URL): Found {
  const [, id] = /\/(?:video|embed\/v2|player\/v1)\/(\d+)/.exec(pathname) ?? [];
  return id ? { src: withQuery(`https://www.tiktok.com/player/v1/${id}`, {}), isTall: true } : undefined;
}

function facebook(url: URL): Found {
  const { hostname, pathname, searchParams } = url;
  const shown = pathname === '/plugins/video.php' ? (searchParams.get('href') ?? '') : url.href;
  const isVideo =
    hostname === 'fb.watch' ||
    (pathname.startsWith('/watch') && searchParams.has('v')) ||
    /\/(videos|reel|share\/[rv])\/[\w.-]+/.test(shown);
  if (!isVideo) return undefined;
  return {
    src: withQuery('https://www.facebook.com/plugins/video.php', { href: shown, show_text: 'false' }),
    isTall: /\/(reel|share\/r)\//.test(shown),
  };
}

function bilibili({ pathname, searchParams }: URL): Found {
  const [, named] = /\/video\/(BV\w{10})/.exec(pathname) ?? [];
  const id = named ?? searchParams.get('bvid');
  if (!id || !/^BV\w{10}$/.test(id)) return undefined;
  return { src: withQuery('https://player.bilibili.com/player.html', { bvid: id }) };
}

/** Known video sites by host, with their players. */
const PLAYERS: readonly { hosts: readonly string[]; find: (url: URL) => Found }[] = [
  { hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'], find: youtube },
  { hosts: ['vimeo.com'], find: vimeo },
  { hosts: ['facebook.com', 'fb.watch'], find: facebook },
  { hosts: ['tiktok.com'], find: tiktok },
  { hosts: ['dailymotion.com', 'dai.ly'], find: dailymotion },
  { hosts: ['bilibili.com'], find: bilibili },
];

/**
 * How to embed the video at a URL: in the player of a known site, or else the page itself with fewer permissions.
 * Undefined if it can only be linked: plain HTTP, not a web URL, or a page of a known site without a video, which
 * refuses to be framed. [GAL-02, T-13]
 */
export function videoEmbed(address: string | undefined): VideoEmbed | undefined {
  const href = safeWebHref(address);
  if (!href?.startsWith('https:')) return undefined;
  const url = new URL(href);
  const player = PLAYERS.find(({ hosts }) =>
    hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)),
  );
  if (!player) return { src: href, sandbox: SANDBOX.other, isKnownPlayer: false, ratio: WIDE };
  const found = player.find(url);
  return (
    found && {
      src: found.src,
      sandbox: SANDBOX.known,
      isKnownPlayer: true,
      ratio: found.isTall ? TALL : WIDE,
    }
  );
}
