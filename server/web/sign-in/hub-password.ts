import { isSame } from '../../access/secret-hash.ts'
import type { Sign } from './session-key.ts'

/** The password that strangers must know. */
export interface HubPassword {
  /** Compares in constant time. */
  isRight(candidate: string): boolean
  /** A value that ends sessions when the password changes. */
  bond: string
}

/**
 * Compares passwords by signatures, whose key survives a restart. `bondedTo` changes when all
 * sessions that the password opened have to end.
 */
export function hubPassword(sign: Sign, password: string, bondedTo: string): HubPassword {
  return {
    isRight: (candidate) => isSame(sign(candidate), sign(password)),
    bond: sign(`bond ${bondedTo}`),
  }
}
