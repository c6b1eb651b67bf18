import limit from 'p-limit'
import { SIGN_IN } from '#core/limits.ts'
import type { Account, Guesser, SignInTries } from './sign-in-tries.ts'

/** The outcome of a try: who signed in, or the time, above 0, for which no password is checked. */
export interface Verdict<Found> {
  found: Found | null
  waitMs: number
}

interface Attempt<Found> {
  account: Account
  guesser: Guesser
  /** A digest of the password, by which tries are compared without storing a password. */
  digest: string
  /** Checks the password; null if it is wrong. */
  look(): Promise<Found | null>
}

export type CheckPassword = <Found>(attempt: Attempt<Found>, now: Date) => Promise<Verdict<Found>>

/** Checks passwords at the rate that `tries` allows, and only a few at the same time. */
export function passwordChecker(tries: SignInTries): CheckPassword {
  // Browsers that signed in before wait in a queue of their own, so that crowds of strangers do not
  // delay them.
  const gates = { network: limit(SIGN_IN.atOnce), browser: limit(SIGN_IN.atOnce) }
  const underWay = new Map<string, Promise<Verdict<unknown>>>()

  async function check<Found>(
    { account, guesser, look }: Attempt<Found>,
    now: Date,
  ): Promise<Verdict<Found>> {
    const granted = await tries.begin(account, guesser, now)
    if (granted.waitMs > 0) return { found: null, waitMs: granted.waitMs }
    const found = await look()
    if (found !== null) await granted.succeed()
    return { found, waitMs: 0 }
  }

  return async <Found>(attempt: Attempt<Found>, now: Date) => {
    const { account, guesser, digest } = attempt
    // A program may send many requests at once with the same password. Requests that arrive during
    // the first check wait for its result: they count as one try if the password is right, and as
    // one each if it is wrong.
    const same = `${account.id} ${guesser.kind} ${guesser.id} ${digest}`
    const earlier = underWay.get(same) as Promise<Verdict<Found>> | undefined
    if (earlier && (await earlier).found !== null) return earlier

    const gate = gates[guesser.kind]
    if (gate.pendingCount >= SIGN_IN.waiting) return { found: null, waitMs: SIGN_IN.busyWaitMs }
    const verdict = gate(() => check(attempt, now))
    if (underWay.has(same)) return verdict
    underWay.set(same, verdict)
    try {
      return await verdict
    } finally {
      underWay.delete(same)
    }
  }
}
