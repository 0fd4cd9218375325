import { SOCIAL_SIGN_IN_MESSAGE, type SocialSignInMessage } from '@portico/shared/contracts';

/** Pixels; phones open a tab instead. */
const WIDTH = 480;
const HEIGHT = 720;
/** How often it is looked whether the window is still there, in ms: no event tells. */
const LOOK_EVERY_MS = 500;

/** The window of a social sign-in, in the middle of the page; null where the browser keeps windows from opening. */
export function openSocialWindow(provider: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  try {
    return window.open(
      `/api/auth/social/${encodeURIComponent(provider)}/start`,
      'portico-social-sign-in',
      `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
    );
  } catch {
    return null;
  }
}

/**
 * Hears what the window says at its end, once: as its opener, or, where the provider's pages cut the two apart, by a call
 * to every page of this site, which is answered. Returns how to stop. [LOGIN-14]
 */
export function onSocialMessage(provider: string, hear: (message: SocialSignInMessage) => void): () => void {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(SOCIAL_SIGN_IN_MESSAGE);
  const stop = () => {
    window.removeEventListener('message', fromOpened);
    channel?.close();
  };
  const take = (data: unknown): boolean => {
    if (!isSocialMessage(data) || data.provider !== provider) return false;
    hear(data);
    return true;
  };
  const fromOpened = ({ origin, data }: MessageEvent) => {
    if (origin === window.location.origin && take(data)) stop();
  };
  window.addEventListener('message', fromOpened);
  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    if (!take(data)) return;
    channel.postMessage('taken');
    stop();
  });
  return stop;
}

/** Calls back when the window is closed, or cannot be seen any more. Returns how to stop. */
export function onWindowClosed(opened: Window, tell: () => void): () => void {
  const timer = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(timer);
    tell();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** What a window left behind that was opened in the page's own place, as some apps do; asked once. */
export function takeLeftMessage(): SocialSignInMessage | undefined {
  try {
    const text = sessionStorage.getItem(SOCIAL_SIGN_IN_MESSAGE);
    sessionStorage.removeItem(SOCIAL_SIGN_IN_MESSAGE);
    const message: unknown = JSON.parse(text ?? 'null');
    return isSocialMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

const isSocialMessage = (data: unknown): data is SocialSignInMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === SOCIAL_SIGN_IN_MESSAGE;
