import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf, siteNetworkOf } from '../security/network.ts';

/** Addresses whose last minute of a set is known; one more, and the one that was quiet longest is forgotten. */
const MAX_ADDRESSES = 20_000;

/** What an address was counted for in its latest minute. */
export interface CountedAddress {
  minute: number;
  isView?: boolean;
  isFailure?: boolean;
  isServerFailure?: boolean;
}

/** Remembers what each address was counted for, so that it counts once a minute and set. Stores hashes of addresses. */
export class CountedAddresses {
  readonly #key = randomBytes(32);
  readonly #counted = new LRUCache<string, CountedAddress>({ max: MAX_ADDRESSES });

  /** The address's entry for that minute, to be marked by the caller; `viewer` stands for its larger network. */
  entryFor(set: string, address: string, minute: number): { entry: CountedAddress; viewer: string } {
    // Counted by the smaller network, and told apart by the larger one, of which nobody has many.
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
