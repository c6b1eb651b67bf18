import { randomBytes } from 'node:crypto'
import { CLOCK } from '#core/limits.ts'
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
      // Issued by a clock that was ahead, it would outlive its term by as much.
      const leftMs = Number(expiry) - now.getTime()
      return leftMs > 0 && leftMs <= SESSION_DAYS * 86_400_000 + CLOCK.skewMinutes * 60_000
    },
    isPassword: (candidate) => isSame(sign(candidate), sign(password)),
    digest: sign,
  }
}

export function newNonce(): string {
  return randomBytes(12).toString('base64url')
}
