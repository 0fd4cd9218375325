import { SOCIAL_SIGN_IN_MESSAGE, type SocialSignInMessage } from '@portico/shared/contracts';

/** Size of the popup, in px; phones open a tab instead. */
const WIDTH = 480;
const HEIGHT = 720;
/** Interval of checking whether the window is closed, in ms; there is no event for it. */
const CHECK_EVERY_MS = 500;

/** Opens the popup of a social sign-in, centred on the page; null if the browser blocks it. */
export function openOauthPopup(provider: string): Window | null {
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
 * Receives the popup's final message once: as its opener, or over a BroadcastChannel if the provider's pages sever the
 * opener. Returns how to stop. [LOGIN-14]
 */
export function onSocialMessage(
  provider: string,
  onMessage: (message: SocialSignInMessage) => void,
): () => void {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(SOCIAL_SIGN_IN_MESSAGE);
  const stop = () => {
    window.removeEventListener('message', fromOpened);
    channel?.close();
  };
  const take = (data: unknown): boolean => {
    if (!isSocialMessage(data) || data.provider !== provider) return false;
    onMessage(data);
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

/** Calls `onClosed` when the window is closed or no longer accessible. Returns how to stop. */
export function onWindowClosed(opened: Window, onClosed: () => void): () => void {
  const timer = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(timer);
    onClosed();
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/** The message of a sign-in that replaced this page instead of opening a popup, as some in-app browsers do; read once. */
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
