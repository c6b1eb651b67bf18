import { isNeverAsked, isPublicAddress } from '../settings/public-address.ts'
import { isAmong } from '../settings/networks.ts'

/** The addresses that a request may connect to. */
export interface Reach {
  /** Connections with one reach are not used for another. */
  name: string
  allows(address: string): boolean
}

export const publicReach: Reach = { name: 'public', allows: isPublicAddress }

/** Our own web server, at any address. */
export const ownReach: Reach = { name: 'own', allows: () => true }

/**
 * Loopback and private networks in addition to the web, or only the listed ones; never addresses
 * that could reveal secrets of a machine.
 */
export function privateReach(allowed: boolean | readonly string[]): Reach {
  if (allowed === false) return publicReach
  if (allowed === true) return { name: 'private', allows: (address) => !isNeverAsked(address) }
  const isListed = isAmong(allowed)
  return {
    name: 'listed',
    allows: (address) => isPublicAddress(address) || (isListed(address) && !isNeverAsked(address)),
  }
}
