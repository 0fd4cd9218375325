import { createHmac, randomBytes } from 'node:crypto';
import { createCache } from '../kernel/create-cache.ts';
import { networkOf, siteNetworkOf } from '../security/network.ts';

/** Maximum addresses remembered; the least recently seen is dropped. */
const MAX_ADDRESSES = 20_000;

/** What was counted for an address in its latest minute. */
export interface CountedAddress {
  minute: number;
  isView?: boolean;
  isFailure?: boolean;
  isServerFailure?: boolean;
}

/** Counts each address once per minute and set. Stores hashes of addresses. */
export class CountedAddresses {
  readonly #key = randomBytes(32);
  readonly #counted = createCache<CountedAddress>(MAX_ADDRESSES);

  /** The address's entry for that minute, which the caller marks; `viewer` identifies its larger network. */
  entryFor(set: string, address: string, minute: number): { entry: CountedAddress; viewer: string } {
    // Counts per smaller network, but viewers per larger one, because one person can have many small networks.
    const viewer = this.#hashed(siteNetworkOf(address));
    const name = `${set} ${this.#hashed(networkOf(address))}`;
    const known = this.#counted.get(name);
    const entry = known?.minute === minute ? known : { minute };
    this.#counted.set(name, entry);
    return { entry, viewer };
  }

  #hashed(network: string): string {
    return createHmac('sha256', this.#key).update(network).digest('base64url').slice(0, 16);
  }
}
