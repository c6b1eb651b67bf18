import { isSame } from '../../access/secret-hash.ts'
import type { Sign } from './session-key.ts'

/** The server's password, which strangers must know. */
export interface HubPassword {
  /** Compares a password in constant time. */
  isRight(candidate: string): boolean
  /** A value that ends sessions when the password changes. */
  bond: string
}

/**
 * Compares passwords by their signatures, with a key that survives a restart. `bondedTo` changes if
 * all sessions that the password opened have to end.
 */
export function hubPassword(sign: Sign, password: string, bondedTo: string): HubPassword {
  return {
    isRight: (candidate) => isSame(sign(candidate), sign(password)),
    bond: sign(`bond ${bondedTo}`),
  }
}
