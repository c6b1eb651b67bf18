import { randomBytes } from 'node:crypto'
import { SIGN_IN } from '#core/limits.ts'
import { isSame } from '../../access/secret-hash.ts'
import { openSigner } from './session-key.ts'

const DAY_MS = 86_400_000

/**
 * Recognizes a browser that has signed in to an account before. The browser is not signed in by
 * this, but does not have to wait for wrong guesses of others. The recognition outlives sessions
 * and changes of the password. It holds for one account only, because otherwise a reader could
 * guess the password of another with any number of browsers.
 */
export interface KnownBrowsers {
  /** Makes a token for a browser; `id` is null if the browser has none yet and gets a new one. */
  issue(accountId: string, id: string | null, now: Date): string
  /** The browser's id from the first of its tokens that is valid; null if none is. */
  idOf(accountId: string, kept: string[], now: Date): string | null
}

export async function openKnownBrowsers(dataFolder: string): Promise<KnownBrowsers> {
  const sign = await openSigner(dataFolder)
  const sealFor = (accountId: string) => (claim: string) => sign(`browser ${accountId} ${claim}`)

  function readOne(seal: (claim: string) => string, kept: string, now: Date): string | null {
    const [expiry, id, signature] = kept.split('.')
    if (!id || !signature || !isSame(signature, seal(`${expiry}.${id}`))) return null
    const leftDays = (Number(expiry) - now.getTime()) / DAY_MS
    // A token that is valid for more than its term and a day was made by a wrong clock.
    return leftDays > 0 && leftDays <= SIGN_IN.knownBrowserDays + 1 ? id : null
  }

  return {
    issue(accountId, id, now) {
      const seal = sealFor(accountId)
      const claim = `${now.getTime() + SIGN_IN.knownBrowserDays * DAY_MS}.${id ?? newNonce()}`
      return `${claim}.${seal(claim)}`
    },
    idOf(accountId, kept, now) {
      for (const one of kept) {
        const id = readOne(sealFor(accountId), one, now)
        if (id !== null) return id
      }
      return null
    },
  }
}

function newNonce(): string {
  return randomBytes(12).toString('base64url')
}
