import { MAX_QR_TEXT } from '@portico/shared/contracts';
import { scannedAddress } from '@portico/shared/domain';

export type QrText = { kind: 'allowed'; text: string } | { kind: 'refused'; reason: string };

/**
 * The text of a QR code: a URL of the site without query and fragment, which may contain tokens [T-01, OPEN-28], and with
 * the mark by which scans are counted, or any
 * other short text [T-17]; tokens are removed from URLs of other sites as well.
 */
export function qrText(text: string | undefined, isOwnHost: (host: string) => boolean): QrText {
  if (!text) return { kind: 'refused', reason: 'There is no text for the QR code.' };
  const address = webAddress(text);
  if (address && isOwnHost(address.host)) {
    return { kind: 'allowed', text: scannedAddress(address.href) };
  }
  if (text.length > MAX_QR_TEXT.other) {
    return { kind: 'refused', reason: `The text may have ${MAX_QR_TEXT.other} characters at most.` };
  }
  return { kind: 'allowed', text: address ? withoutToken(text, address) : text };
}

function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  return address.protocol === 'http:' || address.protocol === 'https:' ? address : undefined;
}

/** Unchanged unless it contains a token. */
function withoutToken(text: string, address: URL): string {
  if (!address.searchParams.has('token')) return text;
  address.searchParams.delete('token');
  return address.href;
}

/** The image of a URL, with the signature in it. */
export interface NamedImage {
  id: string;
  signature?: string | undefined;
}

/** Parses the image URL of this site, relative or absolute; undefined for every other URL. */
export function imageAtAddress(
  address: string,
  { isOwnHost, prefixes }: { isOwnHost: (host: string) => boolean; prefixes: readonly string[] },
): NamedImage | undefined {
  const here = 'http://this-site.invalid';
  if (!URL.canParse(address, here)) return undefined;
  const { origin, host, pathname, searchParams } = new URL(address, here);
  if (origin !== here && !isOwnHost(host)) return undefined;
  const prefix = prefixes.find((known) => pathname.startsWith(`${known}/`));
  const id = prefix && pathname.slice(prefix.length + 1);
  if (!id || !/^[\w-]{1,80}$/.test(id)) return undefined;
  return { id, signature: searchParams.get('s') ?? undefined };
}
