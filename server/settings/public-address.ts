import ipaddr from 'ipaddr.js'

/** Addresses besides the link-local ones at which clouds tell their machines secrets. */
const METADATA = new Set(['168.63.129.16', '100.100.100.200', 'fd00:ec2::254'])
/** The range of IPv6 from which IANA assigns addresses. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** The network by which IPv6-only networks reach IPv4; the last four bytes say which address. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** Says no to every address that is not on the public internet, however it is written. */
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
 * Says if no setting lets an address through: those of the link, and where clouds tell their machines their secrets.
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
