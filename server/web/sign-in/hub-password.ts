import { isSame, openSigner } from './session-key.ts'

/** What strangers must know. */
export interface HubPassword {
  /** Compares in constant time. */
  isRight(candidate: string): boolean
  /** Tells two passwords apart without keeping either. */
  digest(password: string): string
  /** Stands for it in what must end when it changes. */
  bond: string
}

/** The key that signs outlives a restart. `bondedTo` changes when all sessions have to end. */
export async function openHubPassword(
  dataFolder: string,
  password: string,
  bondedTo: string,
): Promise<HubPassword> {
  const sign = await openSigner(dataFolder)
  return {
    isRight: (candidate) => isSame(sign(candidate), sign(password)),
    digest: sign,
    bond: sign(`bond ${bondedTo}`),
  }
}
