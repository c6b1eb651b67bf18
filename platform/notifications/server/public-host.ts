import { domainToASCII } from 'node:url'
import ipaddr from 'ipaddr.js'
import { isPublicAddress } from '#server/settings/public-address.ts'

/**
 * Endings of names that public DNS does not know: RFC 2606, RFC 6761, RFC 9476, and those of home
 * networks.
 */
const LOCAL_ENDS = new Set(
  'alt arpa corp home internal intranet invalid lan local localhost onion test'.split(' '),
)

/** Says if others could reach a host, judging only by its name. */
export function isPublicHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(bare)) return isPublicAddress(bare)
  const labels = domainToASCII(bare).split('.')
  return labels.length > 1 && labels.every(Boolean) && !LOCAL_ENDS.has(labels.at(-1)!)
}
