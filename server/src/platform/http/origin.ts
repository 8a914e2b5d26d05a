import ipaddr from 'ipaddr.js'

const longest = 64

/**
 * Whom limits "per address" count: an IPv4 address, or the /64 network of an IPv6 one, of which a single customer has
 * every address.
 */
export function originOf(ip: string | undefined): string {
  // Who has hung up already has no address any more.
  if (ip === undefined) return ''
  // What a proxy forwards need not be an address.
  if (!ipaddr.isValid(ip)) return ip.slice(0, longest)
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
