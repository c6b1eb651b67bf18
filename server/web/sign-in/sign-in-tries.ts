import { SIGN_IN } from '#core/limits.ts'
import type { Database } from '../../tools.ts'
import { countOwn, countStranger, giveBackOwn, giveBackStranger } from './count-tries.ts'
import { readWaits, sweepTries } from './stored-tries.ts'

const SWEEP_EVERY_MS = 60 * 60_000

/** The sender of a password: a known browser, or the network of an address. */
export interface Guesser {
  kind: 'browser' | 'network'
  id: string
}

/** A permission to check one password, or the wait until then. */
export interface Try {
  waitMs: number
  /**
   * Called if the password was right: the try does not count, and its sender is known from now on.
   */
  succeed(): Promise<void>
}

/** The account whose password is guessed. */
export interface Account {
  id: string
  /**
   * True if the account has a name. Tries at all named accounts are also counted together, because
   * guessers go from one name to the next.
   */
  isNamed: boolean
}

/**
 * Makes guessing slow, by address and by account, in all processes together. A try counts as wrong
 * until its password was checked, so that simultaneous guesses cannot all pass.
 */
export interface SignInTries {
  begin(account: Account, guesser: Guesser, now: Date): Promise<Try>
}

/** The key that counts a guesser's tries at all named accounts together. */
const ALL_NAMED = 'all names'

export function openSignInTries(db: Database): SignInTries {
  let sweptAtMs = -Infinity

  async function beginAt(
    { id: accountId, freeTries, isForAll }: { id: string; freeTries: number; isForAll: boolean },
    { kind, id }: Guesser,
    now: Date,
  ): Promise<Try & { giveBack(): Promise<void> }> {
    const at = { accountId, guesser: `${kind} ${id}`, freeTries, now }
    // The waits are read first, so that a guesser who must wait costs one query and leaves no row.
    const { own, strangers, isKnown } = await readWaits(db, at)
    const waitMs = kind === 'browser' || isKnown || isForAll ? own : Math.max(own, strangers)
    if (waitMs > 0) return mustWait(waitMs)

    const counted = await countOwn(db, at)
    // Other tries were counted after the waits had been read.
    if (!counted) return mustWait(SIGN_IN.firstWaitMs)
    const isStranger = kind === 'network' && !counted.isKnown && !isForAll
    if (isStranger && !(await countStranger(db, at))) {
      await giveBackOwn(db, at, { isRight: false })
      return mustWait(SIGN_IN.strangersWaitMs)
    }
    const giveBack = async (isRight: boolean) => {
      await giveBackOwn(db, at, { isRight })
      if (isStranger) await giveBackStranger(db, at)
    }
    return { waitMs: 0, succeed: () => giveBack(true), giveBack: () => giveBack(false) }
  }

  return {
    async begin({ id, isNamed }, guesser, now) {
      const ofAll = isNamed
        ? await beginAt(
            { id: ALL_NAMED, freeTries: SIGN_IN.namesTries, isForAll: true },
            guesser,
            now,
          )
        : null
      if (ofAll && ofAll.waitMs > 0) return ofAll
      const own = await beginAt({ id, freeTries: SIGN_IN.freeTries, isForAll: false }, guesser, now)
      if (own.waitMs > 0) {
        await ofAll?.giveBack()
        return own
      }
      if (Math.abs(now.getTime() - sweptAtMs) >= SWEEP_EVERY_MS) {
        sweptAtMs = now.getTime()
        await sweepTries(db, now)
      }
      return {
        waitMs: 0,
        async succeed() {
          await own.succeed()
          await ofAll?.succeed()
        },
      }
    },
  }
}

function mustWait(waitMs: number) {
  return { waitMs, async succeed() {}, async giveBack() {} }
}
