import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name a network of 64 bits. */
const NETWORK_GROUPS = 4;
/** And one of 48 bits, which is what a provider gives to one customer. */
const WIDE_NETWORK_GROUPS = 3;

/** One name for all addresses that one household or attacker gets at once: an IPv6 network of 64 bits. */
export const networkOf = (address: string): string => nameOf(address, NETWORK_GROUPS);

/** The network around it: 24 bits of an IPv4 address, 48 of an IPv6 address. */
export const wideNetworkOf = (address: string): string =>
  nameOf(address, WIDE_NETWORK_GROUPS).replace(/\.\d+$/, '');

/** One name for all addresses that one customer of a provider can have: an IPv4 address, 48 bits of an IPv6 address. */
export const siteNetworkOf = (address: string): string => nameOf(address, WIDE_NETWORK_GROUPS);

/** An IPv4 address, also of one that is written as an IPv6 address; the first groups of an IPv6 address. */
function nameOf(address: string, groups: number): string {
  // A trusted proxy may name anything.
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':');
}
