import limit from 'p-limit'
import { SIGN_IN } from '#core/limits.ts'
import type { HubPassword } from './hub-password.ts'
import type { Guesser, SignInTries } from './sign-in-tries.ts'

export interface Verdict {
  isRight: boolean
  /** Above 0, nobody looked at the password. */
  waitMs: number
}

export type CheckPassword = (guesser: Guesser, password: string, now: Date) => Promise<Verdict>

/** Looks at passwords as fast as their tries are granted, and at few at once. */
export function passwordChecker(known: HubPassword, tries: SignInTries): CheckPassword {
  // Strangers that come in crowds do not hold up browsers that signed in before.
  const gates = { network: limit(SIGN_IN.atOnce), browser: limit(SIGN_IN.atOnce) }
  const underWay = new Map<string, Promise<Verdict>>()

  async function check(guesser: Guesser, password: string, now: Date): Promise<Verdict> {
    const granted = await tries.begin(guesser, now)
    if (granted.waitMs > 0) return { isRight: false, waitMs: granted.waitMs }
    const isRight = known.isRight(password)
    if (isRight) await granted.succeed()
    return { isRight, waitMs: 0 }
  }

  return async (guesser, password, now) => {
    // A program asks many things at once with one password. While it is looked at, it is one try, but
    // only if it is right: wrong ones are counted each.
    const same = `${guesser.kind} ${guesser.id} ${known.digest(password)}`
    const earlier = underWay.get(same)
    if (earlier && (await earlier).isRight) return earlier

    const gate = gates[guesser.kind]
    if (gate.pendingCount >= SIGN_IN.waiting) {
      return { isRight: false, waitMs: SIGN_IN.busyWaitMs }
    }
    const verdict = gate(check, guesser, password, now)
    if (underWay.has(same)) return verdict
    underWay.set(same, verdict)
    try {
      return await verdict
    } finally {
      underWay.delete(same)
    }
  }
}
