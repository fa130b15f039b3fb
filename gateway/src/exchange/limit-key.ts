/**
 * The key by which addresses share a limit: an IPv4 address itself, or the /64 network of an IPv6 address, as one
 * client can use all the 2^64 addresses of its network.
 */
export function limitKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean);
    while (groups.length + last.length < 8) groups.push('0');
    groups.push(...last);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
