import ipaddr from 'ipaddr.js'

/** Addresses at which clouds give secrets to their machines, in addition to the link-local ones. */
const METADATA = new Set(['168.63.129.16', '100.100.100.200', 'fd00:ec2::254'])
/** The range of IPv6 from which IANA assigns addresses. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** The prefix by which IPv6-only networks reach IPv4; the last four bytes are the IPv4 address. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** Says if an address, in any notation, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) {
    return parsed.range() === 'unicast' && !METADATA.has(parsed.toString())
  }
  if (parsed.isIPv4MappedAddress() || parsed.match(NAT64)) return isPublicAddress(embedded(parsed))
  return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast'
}

/**
 * Says if no setting may allow an address: link-local addresses, and those at which clouds give
 * secrets to their machines.
 */
export function isNeverAsked(address: string): boolean {
  if (!ipaddr.isValid(address)) return true
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6 && (parsed.isIPv4MappedAddress() || parsed.match(NAT64)))
    return isNeverAsked(embedded(parsed))
  return parsed.range() === 'linkLocal' || METADATA.has(parsed.toString())
}

function embedded(address: ipaddr.IPv6): string {
  return address.toByteArray().slice(-4).join('.')
}
