/** Groups of an IPv6 address that name a network of 64 bits. */
const NETWORK_GROUPS = 4;

/** One name for all addresses that one household or attacker gets at once: an IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = start === '' ? [] : start.split(':');
  // What '::' leaves out is zeros; how many of them depends on what follows.
  const left = end === undefined ? 0 : 8 - groups.length - (end === '' ? 0 : end.split(':').length);
  const zeros = Array.from({ length: Math.max(0, left) }, () => '0');
  const all = [...groups, ...zeros, ...(end ? end.split(':') : [])];
  return all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
