import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** 16-bit groups of an IPv6 /64 network. */
const NETWORK_GROUPS = 4;
/** Groups of an IPv6 /48 network, which providers assign to one customer. */
const WIDE_NETWORK_GROUPS = 3;

/** A name for the addresses of one household: an IPv4 address, or an IPv6 /64 network. */
export const networkOf = (address: string): string => nameOf(address, NETWORK_GROUPS);

/** The network around it: IPv4 /24, or IPv6 /48. */
export const wideNetworkOf = (address: string): string =>
  nameOf(address, WIDE_NETWORK_GROUPS).replace(/\.\d+$/, '');

/** A name for all addresses of one customer: an IPv4 address, or an IPv6 /48 network. */
export const siteNetworkOf = (address: string): string => nameOf(address, WIDE_NETWORK_GROUPS);

/** An IPv4 address, also of an IPv4-mapped IPv6 address; the first groups of an IPv6 address. */
function nameOf(address: string, groups: number): string {
  // Every request needs it several times, and parsing is slower.
  if (isIPv4(address)) return address;
  // A trusted proxy may send anything.
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':');
}
