import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** For the whole chain: names, connections, redirects. */
const TIMEOUT_MS = 5000;
const MAX_REDIRECTS = 3;
const WEB_PORTS: readonly number[] = [80, 443];
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** The server does not send a request to this address; the message says why. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface OutgoingRequest {
  method: 'HEAD' | 'GET';
  /** Names the site that asks. */
  userAgent: string;
}

/** Requests to addresses that people enter. */
export interface OutgoingRequests {
  /**
   * The status after at most three redirects, without the body. Rejects with `AddressRefused` for an address inside a
   * network, at once or after a redirect, and with another error without a response in five seconds.
   */
  statusOf(address: string, request: OutgoingRequest): Promise<number>;
}

interface OutgoingOptions {
  /** Addresses inside networks that are allowed nevertheless, and other ports: for tests with servers of this machine. */
  allowedAddresses?: string[];
  ports?: readonly number[];
  timeoutMs?: number;
}

/**
 * Sends requests to public addresses only: the agents check every IP address of a name, also of a redirect, and connect
 * to the one that they have checked, so that a second reply of DNS changes nothing. No cookies, no credentials.
 */
export function createOutgoingRequests({
  allowedAddresses = [],
  ports = WEB_PORTS,
  timeoutMs = TIMEOUT_MS,
}: OutgoingOptions = {}): OutgoingRequests {
  const filter = { allowIPAddressList: allowedAddresses };
  const agents = {
    'http:': new RequestFilteringHttpAgent(filter),
    'https:': new RequestFilteringHttpsAgent(filter),
  };

  /** The URL if it may be requested; the agents judge its IP address. */
  function permitted(address: string, base?: URL): URL & { protocol: keyof typeof agents } {
    const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
      throw new AddressRefused('Only http and https addresses are requested.');
    }
    const port = Number(url.port || (url.protocol === 'http:' ? 80 : 443));
    if (!ports.includes(port)) throw new AddressRefused(`Port ${port} is not requested.`);
    if (url.username || url.password)
      throw new AddressRefused('An address with a password is not requested.');
    return url as URL & { protocol: keyof typeof agents };
  }

  function send(
    url: URL & { protocol: keyof typeof agents },
    { method, userAgent }: OutgoingRequest,
    signal: AbortSignal,
  ): Promise<{ status: number; location: string | undefined }> {
    return new Promise((resolve, reject) => {
      const { request } = url.protocol === 'http:' ? http : https;
      const headers = { 'user-agent': userAgent, accept: '*/*' };
      const sent = request(url, { method, headers, signal, agent: agents[url.protocol] }, (response) => {
        const { statusCode: status = 0, headers: received } = response;
        // The body is not read: it may be endless.
        response.on('error', () => undefined);
        response.destroy();
        resolve({ status, location: received.location });
      });
      sent.on('error', (error) => reject(isFiltered(error) ? new AddressRefused(error.message) : error));
      sent.end();
    });
  }

  return {
    async statusOf(address, request) {
      const signal = AbortSignal.timeout(timeoutMs);
      let url = permitted(address);
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const { status, location } = await send(url, request, signal);
        if (!REDIRECTS.includes(status) || location === undefined) return status;
        url = permitted(location, url);
      }
      throw new Error(`${address} redirects more than ${MAX_REDIRECTS} times.`);
    },
  };
}

/** The agents tell a refused address by their message only. */
const isFiltered = ({ message }: Error): boolean => /^DNS lookup .* is not allowed\./s.test(message);
