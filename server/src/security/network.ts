/** Groups of an IPv6 address that name a network of 64 bits. */
const NETWORK_GROUPS = 4;
/** And one of 48 bits, which is what a provider gives to one customer. */
const WIDE_NETWORK_GROUPS = 3;

/** One name for all addresses that one household or attacker gets at once: an IPv6 network of 64 bits. */
export const networkOf = (address: string): string => groupsOf(address, NETWORK_GROUPS) ?? ipv4Of(address);

/** The network around it: 24 bits of an IPv4 address, 48 of an IPv6 address. */
export const wideNetworkOf = (address: string): string =>
  groupsOf(address, WIDE_NETWORK_GROUPS) ?? ipv4Of(address).replace(/\.\d+$/, '');

/** One name for all addresses that one customer of a provider can have: an IPv4 address, 48 bits of an IPv6 address. */
export const siteNetworkOf = (address: string): string =>
  groupsOf(address, WIDE_NETWORK_GROUPS) ?? ipv4Of(address);

/** Without the prefix of an IPv4 address that is written as an IPv6 address. */
const ipv4Of = (address: string): string => address.replace(MAPPED, '');

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** The first groups of an IPv6 address; undefined for an IPv4 address. */
function groupsOf(address: string, count: number): string | undefined {
  if (MAPPED.test(address) || !address.includes(':')) return undefined;
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = start === '' ? [] : start.split(':');
  // What '::' leaves out is zeros; how many of them depends on what follows.
  const left = end === undefined ? 0 : 8 - groups.length - (end === '' ? 0 : end.split(':').length);
  const zeros = Array.from({ length: Math.max(0, left) }, () => '0');
  const all = [...groups, ...zeros, ...(end ? end.split(':') : [])];
  return all
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
