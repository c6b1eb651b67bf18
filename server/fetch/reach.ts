import { isNeverAsked, isPublicAddress } from '../settings/public-address.ts'
import { isAmong } from '../settings/networks.ts'

/** The addresses that a request may connect to. */
export interface Reach {
  /**
   * The name of this set: a connection is used only for requests with the same set of allowed
   * addresses.
   */
  name: string
  allows(address: string): boolean
}

export const publicReach: Reach = { name: 'public', allows: isPublicAddress }

/** Allows any address, for requests to our own web server. */
export const ownReach: Reach = { name: 'own', allows: () => true }

/**
 * Allows the web and, as `allowed` says, all private networks, the listed ones or none; never
 * addresses that could reveal secrets of a machine.
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
