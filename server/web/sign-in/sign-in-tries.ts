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

/** A permission to check one password, or the wait until one may be checked. */
export interface Try {
  waitMs: number
  /** Called for a right password: the try is not counted, and its sender is known from now on. */
  succeed(): Promise<void>
}

/** The account whose password is guessed. */
export interface Account {
  id: string
  /**
   * True if the account has a name: tries at all named accounts are also counted together, because
   * guessers go from one to the next.
   */
  isNamed: boolean
}

/**
 * Makes guessing slow, by address and by account, over all processes. A try counts as wrong before
 * its password is checked, so that simultaneous guesses do not all pass.
 */
export interface SignInTries {
  begin(account: Account, guesser: Guesser, now: Date): Promise<Try>
}

/** The key under which a guesser's tries at all named accounts are counted together. */
const ALL_NAMED = 'all names'

export function openSignInTries(db: Database): SignInTries {
  let sweptAtMs = -Infinity

  async function beginAt(
    { id: accountId, freeTries, isForAll }: { id: string; freeTries: number; isForAll: boolean },
    { kind, id }: Guesser,
    now: Date,
  ): Promise<Try & { giveBack(): Promise<void> }> {
    const at = { accountId, guesser: `${kind} ${id}`, freeTries, now }
    // A guesser who must wait costs one query and leaves no row.
    const { own, strangers, isKnown } = await readWaits(db, at)
    const waitMs = kind === 'browser' || isKnown || isForAll ? own : Math.max(own, strangers)
    if (waitMs > 0) return mustWait(waitMs)

    const counted = await countOwn(db, at)
    // Other tries were counted after the waits were read.
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
