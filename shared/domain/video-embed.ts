import { safeWebHref } from './safe-link.ts';

/** What a frame needs to show a video. */
export interface VideoEmbed {
  /** What the frame loads; it starts to play, because it is made when somebody asks for it. */
  src: string;
  /** The least that the frame must be allowed, as the `sandbox` attribute. */
  sandbox: string;
  /** Whether it is the player of a site that we know, which may learn from which site it is shown. */
  isKnownPlayer: boolean;
  /** Width / height. */
  ratio: number;
}

const WIDE = 16 / 9;
const TALL = 9 / 16;

/** A known player keeps its settings under its own origin; any other page is an origin of nobody, and runs its scripts. */
const SANDBOX = { known: 'allow-scripts allow-same-origin', other: 'allow-scripts' } as const;

/** A player's address, and whether the video stands upright; undefined when the address names no single video. */
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

/** The sites whose videos we can show in their own player, by the hosts of their addresses. */
const PLAYERS: readonly { hosts: readonly string[]; find: (url: URL) => Found }[] = [
  { hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'], find: youtube },
  { hosts: ['vimeo.com'], find: vimeo },
  { hosts: ['facebook.com', 'fb.watch'], find: facebook },
  { hosts: ['tiktok.com'], find: tiktok },
  { hosts: ['dailymotion.com', 'dai.ly'], find: dailymotion },
  { hosts: ['bilibili.com'], find: bilibili },
];

/**
 * How the video at an address is shown in a frame: in its site's player where we know it, else the page itself with
 * fewer rights. Undefined when it can only be linked: plain HTTP, no web address, or a page of a known site that names
 * no video, which would refuse to be framed. [GAL-02, T-13]
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
