import { isSame } from '../../access/secret-hash.ts'
import type { Sign } from './session-key.ts'

/** The password that strangers must know. */
export interface HubPassword {
  /** Compares in constant time. */
  isRight(candidate: string): boolean
  /** A value that ends sessions when the password changes. */
  bond: string
}

/** The key that signs outlives a restart. `bondedTo` changes when all sessions that it opened have to end. */
export function hubPassword(sign: Sign, password: string, bondedTo: string): HubPassword {
  return {
    isRight: (candidate) => isSame(sign(candidate), sign(password)),
    bond: sign(`bond ${bondedTo}`),
  }
}
