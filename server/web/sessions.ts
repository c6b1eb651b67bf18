import { randomBytes } from 'node:crypto'
import { isSame, openSigner } from './session-key.ts'

export const SESSION_DAYS = 30

/** Signed proof that a browser gave the password; nothing about it is stored. */
export interface Sessions {
  issue(now: Date): string
  isValid(session: string | null, now: Date): boolean
  /** Compares in constant time. */
  isPassword(candidate: string): boolean
  /** Tells two passwords apart without keeping either. */
  digest(password: string): string
}

/** The key outlives a restart; a session outlives neither its term nor a change of `bondedTo`. */
export async function openSessions(
  dataFolder: string,
  password: string,
  bondedTo: string,
): Promise<Sessions> {
  const sign = await openSigner(dataFolder)
  const bond = sign(`bond ${bondedTo}`)
  const seal = (claim: string) => sign(`session ${bond} ${claim}`)

  return {
    issue(now) {
      const claim = `${now.getTime() + SESSION_DAYS * 86_400_000}.${newNonce()}`
      return `${claim}.${seal(claim)}`
    },
    isValid(session, now) {
      const [expiry, nonce, signature] = session?.split('.') ?? []
      if (!signature || !isSame(signature, seal(`${expiry}.${nonce}`))) return false
      return Number(expiry) > now.getTime()
    },
    isPassword: (candidate) => isSame(sign(candidate), sign(password)),
    digest: sign,
  }
}

export function newNonce(): string {
  return randomBytes(12).toString('base64url')
}
