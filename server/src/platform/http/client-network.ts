import ipaddr from 'ipaddr.js'

const maxLength = 64

/**
 * Key of rate limits per network address: an IPv4 address, or the /64 network of an IPv6 address, because one customer
 * has all addresses of such a network.
 */
export function getClientNetwork(ip: string | undefined): string {
  // A connection that has already closed has no address.
  if (ip === undefined) return ''
  // A proxy may forward something that is not an address.
  if (!ipaddr.isValid(ip)) return ip.slice(0, maxLength)
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
