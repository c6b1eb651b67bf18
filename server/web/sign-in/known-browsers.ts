import { randomBytes } from 'node:crypto'
import { SIGN_IN } from '#core/limits.ts'
import { isSame } from '../../access/secret-hash.ts'
import { openSigner } from './session-key.ts'

const DAY_MS = 86_400_000

/**
 * Recognises a browser that has signed in to an account before. That lets nobody in; but wrong guesses of others do not
 * make such a browser wait. It outlives sessions and changes of the password. For other accounts it is a stranger, or
 * one reader could guess at another with any number of browsers.
 */
export interface KnownBrowsers {
  /** Issues a token for the browser with this id, or a new one. */
  issue(accountId: string, id: string | null, now: Date): string
  /** The id of the first valid one among a browser's tokens; null without one. */
  idOf(accountId: string, kept: string[], now: Date): string | null
}

export async function openKnownBrowsers(dataFolder: string): Promise<KnownBrowsers> {
  const sign = await openSigner(dataFolder)
  const sealFor = (accountId: string) => (claim: string) => sign(`browser ${accountId} ${claim}`)

  function readOne(seal: (claim: string) => string, kept: string, now: Date): string | null {
    const [expiry, id, signature] = kept.split('.')
    if (!id || !signature || !isSame(signature, seal(`${expiry}.${id}`))) return null
    const leftDays = (Number(expiry) - now.getTime()) / DAY_MS
    // A claim with more left than a day above its term is from a clock that was wrong.
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
