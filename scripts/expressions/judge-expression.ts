import { createContext, Script } from 'node:vm'
import { analyse } from 'scslre'
import { repetitions } from '#core/test-repetitions.ts'
import { attacksOn } from './attacks-on.ts'

const CHARACTERS = 40_000
/** A linear expression takes a few milliseconds, a quadratic one from a tenth of a second to several. */
const MOST_MS = 80
const WORTH_A_LOOK_MS = 8
const GIVEN_UP_MS = 600
/** Of a longer text, of which it has to be known how long it takes, also while other programs run. */
const LONGER_GIVEN_UP_MS = 8000

const scope: { text: string; expression: RegExp | null } = { text: '', expression: null }
const context = createContext(scope)
const search = new Script(`text.replace(expression, '')`)
/** What fits hardly any expression, so that one that came this far has to go back. */
const END = '\n\0'

/**
 * What makes an expression take more than linear time; null for one that nothing does. First its structure is
 * looked at, which tells for certain what repeats of one character do; then it is put to texts made of its own
 * parts, and to those that people who want to hang a reader like best.
 */
export function slownessOf({ source, flags }: { source: string; flags: string }): string | null {
  const own = attacksOn(source, flags)
  if (own.length === 0) return null
  for (const { exponential, character } of analyse({ source, flags }).reports) {
    const { literal } = character
    // safe expression: a class of characters, put to one character at a time
    const sample = SAMPLES.find((one) => new RegExp(`^${literal.source}$`, literal.flags).test(one))
    const degree = exponential ? 'exponential' : 'quadratic or worse'
    return `${degree}, when ${JSON.stringify(sample ?? literal.source.slice(0, 20))} is repeated`
  }
  const expression = new RegExp(source, `${flags.replaceAll(/[gy]/g, '')}g`) // safe expression: it is tried under a time limit
  for (const { prefix, unit } of own) {
    // What is exponential is found by a short text, and would not come back from a long one.
    const isEndless = [filled(unit, 64), filled(unit, 64) + END].some(
      (text) => costMs(expression, prefix + text) > MOST_MS,
    )
    if (isEndless || ['', END].some((end) => isSlow(expression, unit, prefix, end)))
      return slow(unit, prefix)
  }
  const ofAnyone = Object.values(repetitions).find((unit) => isSlow(expression, unit, '', ''))
  return ofAnyone === undefined ? null : slow(ofAnyone)
}

const SAMPLES = Array.from(' a1A@.,-/#<"\'“(!0\n')

function slow(unit: string, prefix = ''): string {
  return `slow, when ${JSON.stringify(unit)} is repeated${prefix && ` behind ${JSON.stringify(prefix)}`}`
}

function filled(unit: string, characters = CHARACTERS): string {
  return unit.repeat(Math.ceil(characters / unit.length))
}

/** Slow, or with four times the text more than eight times as slow. */
function isSlow(expression: RegExp, unit: string, prefix: string, end: string): boolean {
  const costOf = (characters: number, timeout?: number) =>
    costMs(expression, prefix + filled(unit, characters) + end, timeout)
  const first = costOf(CHARACTERS)
  if (first < WORTH_A_LOOK_MS) return false
  // Twice, because the processor does other things as well.
  const again = Math.min(first, costOf(CHARACTERS))
  if (again < WORTH_A_LOOK_MS || again > MOST_MS) return again > MOST_MS
  const longer = () => costOf(4 * CHARACTERS, LONGER_GIVEN_UP_MS)
  return Math.min(longer(), longer()) > 8 * again
}

function costMs(expression: RegExp, text: string, timeout = GIVEN_UP_MS): number {
  scope.text = text
  scope.expression = expression
  const before = process.cpuUsage()
  try {
    search.runInContext(context, { timeout })
  } catch {
    // It was given up; what it took so far tells why.
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
