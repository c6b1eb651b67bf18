import { SIGN_IN } from '#core/limits.ts'
import type { Database } from '../../tools.ts'
import { countOwn, countStranger, giveBackOwn, giveBackStranger } from './count-tries.ts'
import { readWaits, sweepTries } from './stored-tries.ts'

const SWEEP_EVERY_MS = 60 * 60_000

/** Who gives a password: a browser that signed in before, or whatever is at an address. */
export interface Guesser {
  kind: 'browser' | 'network'
  id: string
}

/** A password that may be looked at; or none may before the wait is over. */
export interface Try {
  waitMs: number
  /** The password was right: the try is given back, and where it came from is known from now on. */
  succeed(): Promise<void>
}

/**
 * Makes guessing slow, by address and by account, over all processes. A try counts as wrong before its
 * password is looked at, so guesses that come at once do not pass together.
 */
export interface SignInTries {
  begin(guesser: Guesser, now: Date): Promise<Try>
}

export function openSignInTries(db: Database, accountId: string): SignInTries {
  const mustWait = (waitMs: number): Try => ({ waitMs, async succeed() {} })
  let sweptAtMs = -Infinity

  return {
    async begin({ kind, id }, now) {
      const at = { accountId, guesser: `${kind} ${id}`, now }
      // Who must wait costs one look and leaves nothing behind.
      const { own, strangers, isKnown } = await readWaits(db, at)
      const waitMs = kind === 'browser' || isKnown ? own : Math.max(own, strangers)
      if (waitMs > 0) return mustWait(waitMs)

      const counted = await countOwn(db, at)
      // Others were counted since that look.
      if (!counted) return mustWait(SIGN_IN.firstWaitMs)
      const isStranger = kind === 'network' && !counted.isKnown
      if (isStranger && !(await countStranger(db, at))) {
        await giveBackOwn(db, at, { isRight: false })
        return mustWait(SIGN_IN.strangersWaitMs)
      }
      if (Math.abs(now.getTime() - sweptAtMs) >= SWEEP_EVERY_MS) {
        sweptAtMs = now.getTime()
        await sweepTries(db, now)
      }
      return {
        waitMs: 0,
        async succeed() {
          await giveBackOwn(db, at, { isRight: true })
          if (isStranger) await giveBackStranger(db, at)
        },
      }
    },
  }
}
