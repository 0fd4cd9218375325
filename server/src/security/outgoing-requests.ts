import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** For the whole chain: names, connections, redirects. */
const TIMEOUT_MS = 5000;
/** With the body. */
const DOWNLOAD_TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;
const WEB_PORTS: readonly number[] = [80, 443];
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** The server does not send a request to this address; the message says why. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface OutgoingRequest {
  method: 'HEAD' | 'GET';
  /** Names the requesting site. */
  userAgent: string;
}

export interface OutgoingDownload {
  userAgent: string;
  /** Media types that are wanted, such as `image/*`. */
  accept: string;
  /** A longer body is not read to its end. */
  maxBytes: number;
}

/** A response with its body. */
export interface Downloaded {
  status: number;
  /** Without parameters, in lower case; empty if the response names none. */
  type: string;
  /** Empty unless the status is 200. */
  body: Buffer;
}

/** The body of a response is longer than the request allows. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

export interface OutgoingPost {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Requests to addresses that people enter. */
export interface OutgoingRequests {
  /**
   * The status after at most three redirects, without the body. Rejects with `AddressRefused` for an address inside a
   * network, at once or after a redirect, and with another error without a response in five seconds.
   */
  statusOf(address: string, request: OutgoingRequest): Promise<number>;
  /**
   * The response to a GET request after at most three redirects, with its body. Rejects as `statusOf` does, within 20
   * seconds, and with `BodyTooLarge`.
   */
  download(address: string, request: OutgoingDownload): Promise<Downloaded>;
  /** The status of a POST request, whose redirects are not followed. Rejects as `statusOf` does. */
  post(address: string, request: OutgoingPost): Promise<number>;
  /**
   * Throws `AddressRefused` for an address inside a network. A name that DNS does not know now is accepted: every request
   * checks it again.
   */
  check(address: string): Promise<void>;
}

type Ports = readonly number[] | 'any';
type WebUrl = URL & { protocol: 'http:' | 'https:' };

interface OutgoingOptions {
  /** Addresses inside networks that are allowed nevertheless, and other ports: for tests with servers of this machine. */
  allowedAddresses?: readonly string[];
  /** 'any' includes all but the well-known ports of other services. */
  ports?: Ports;
  timeoutMs?: number;
  downloadTimeoutMs?: number;
}

/** Ports up to this one belong to known services, such as mail, which a request must not reach. */
const LAST_WELL_KNOWN_PORT = 1023;

/**
 * Sends requests to public addresses only: the agents check every IP address of a name, also of a redirect, and connect
 * to the one that they have checked, so that a second reply of DNS changes nothing. No cookies, no credentials.
 */
export function createOutgoingRequests({
  allowedAddresses = [],
  ports = WEB_PORTS,
  timeoutMs = TIMEOUT_MS,
  downloadTimeoutMs = DOWNLOAD_TIMEOUT_MS,
}: OutgoingOptions = {}): OutgoingRequests {
  const filter = { allowIPAddressList: [...allowedAddresses] };
  const agents = {
    'http:': new RequestFilteringHttpAgent(filter),
    'https:': new RequestFilteringHttpsAgent(filter),
  };

  function send(
    url: WebUrl,
    { method, headers, body }: { method: string; headers: Readonly<Record<string, string>>; body?: string },
    signal: AbortSignal,
    read: (response: IncomingMessage) => Promise<Buffer> = unread,
  ): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const { request } = url.protocol === 'http:' ? http : https;
      const sent = request(url, { method, headers, signal, agent: agents[url.protocol] }, (response) => {
        const { statusCode: status = 0, headers: received } = response;
        const { location, 'content-type': type = '' } = received;
        const isRead = !REDIRECTS.includes(status);
        (isRead ? read : unread)(response).then(
          (bytes) => resolve({ status, location, type, bytes }),
          reject,
        );
      });
      sent.on('error', (error) => reject(isFiltered(error) ? new AddressRefused(error.message) : error));
      sent.end(body);
    });
  }

  /** Follows redirects, each of which is checked like the first address. */
  async function follow(
    address: string,
    request: { method: string; headers: Readonly<Record<string, string>> },
    signal: AbortSignal,
    read?: (response: IncomingMessage) => Promise<Buffer>,
  ): Promise<Sent> {
    let url = permittedUrl(address, { ports });
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const sent = await send(url, request, signal, read);
      if (!REDIRECTS.includes(sent.status) || sent.location === undefined) return sent;
      url = permittedUrl(sent.location, { ports, base: url });
    }
    throw new Error(`${address} redirects more than ${MAX_REDIRECTS} times.`);
  }

  return {
    async statusOf(address, { method, userAgent }) {
      const request = { method, headers: { 'user-agent': userAgent, accept: '*/*' } };
      return (await follow(address, request, AbortSignal.timeout(timeoutMs))).status;
    },

    async download(address, { userAgent, accept, maxBytes }) {
      const request = { method: 'GET', headers: { 'user-agent': userAgent, accept } };
      const signal = AbortSignal.timeout(downloadTimeoutMs);
      const { status, type, bytes } = await follow(address, request, signal, (response) =>
        response.statusCode === 200 ? readUpTo(response, maxBytes) : unread(response),
      );
      return { status, type: (type.split(';')[0] ?? '').trim().toLowerCase(), body: bytes };
    },

    async post(address, { headers, body }) {
      const url = permittedUrl(address, { ports });
      const signal = AbortSignal.timeout(timeoutMs);
      return (await send(url, { method: 'POST', headers, body }, signal)).status;
    },

    async check(address) {
      const { hostname } = permittedUrl(address, { ports });
      const name = hostname.replace(/^\[|\]$/g, '');
      const found = isIP(name) ? [{ address: name }] : await lookup(name, { all: true }).catch(() => []);
      for (const { address: ip } of found) {
        if (isRefused(ip, allowedAddresses))
          throw new AddressRefused(`${name} is an address inside a network.`);
      }
    },
  };
}

/** The URL if it may be requested; the agents judge its IP address. */
function permittedUrl(address: string, { ports, base }: { ports: Ports; base?: URL }): WebUrl {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new AddressRefused('Only http and https addresses are requested.');
  }
  const port = Number(url.port || (url.protocol === 'http:' ? 80 : 443));
  const isPermitted =
    ports === 'any' ? WEB_PORTS.includes(port) || port > LAST_WELL_KNOWN_PORT : ports.includes(port);
  if (!isPermitted) throw new AddressRefused(`Port ${port} is not requested.`);
  if (url.username || url.password) throw new AddressRefused('An address with a password is not requested.');
  return url as WebUrl;
}

/** The rule of the agents, for an IP address that is not connected to. */
function isRefused(ip: string, allowedAddresses: readonly string[]): boolean {
  const parsed = ipaddr.parse(ip);
  const isAllowed = allowedAddresses.some((allowed) =>
    isIP(allowed) ? allowed === ip : matches(parsed, ipaddr.parseCIDR(allowed)),
  );
  return !isAllowed && parsed.range() !== 'unicast';
}

interface Sent {
  status: number;
  location: string | undefined;
  type: string;
  bytes: Buffer;
}

/** Closes the connection instead of reading the body, which may be endless. */
async function unread(response: IncomingMessage): Promise<Buffer> {
  response.on('error', () => undefined);
  response.destroy();
  return Buffer.alloc(0);
}

async function readUpTo(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new BodyTooLarge(`The response has more than ${maxBytes} bytes.`);
  if (Number(response.headers['content-length']) > maxBytes) {
    await unread(response);
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop by the error closes the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The agents report a refused address by their message only. */
const isFiltered = ({ message }: Error): boolean => /^DNS lookup .* is not allowed\./s.test(message);

const matches = (
  ip: ipaddr.IPv4 | ipaddr.IPv6,
  [network, bits]: [ipaddr.IPv4 | ipaddr.IPv6, number],
): boolean => ip.kind() === network.kind() && ip.match(network, bits);
