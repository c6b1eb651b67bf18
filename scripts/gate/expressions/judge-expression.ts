import { createContext, Script } from 'node:vm'
import { analyse } from 'scslre'
import { repetitions } from '#core/test-repetitions.ts'
import { attacksOn } from './attacks-on.ts'

const CHARACTERS = 40_000
/**
 * A search that takes longer is slow. A linear one takes a few milliseconds, a quadratic one from a
 * tenth of a second to several seconds.
 */
const MOST_MS = 80
const WORTH_A_LOOK_MS = 8
/**
 * The limit for a quarter of the text, for which a quadratic expression takes a sixteenth of the
 * time.
 */
const SUSPECT_MS = WORTH_A_LOOK_MS / 16
/** The length of text for which an exponential expression takes years. */
const ENDLESS_CHARACTERS = 64
const GIVEN_UP_MS = 600
/**
 * The time limit for a longer text. It is generous, because it counts real time while other
 * programs run.
 */
const LONGER_GIVEN_UP_MS = 8000

interface Scope {
  text: string
  texts: string[]
  /** The times of the texts that were tried before the time limit. */
  costs: number[]
  expression: RegExp | null
  now: () => number
}
const scope: Scope = { text: '', texts: [], costs: [], expression: null, now: cpuMs }
const context = createContext(scope)
const search = new Script(`text.replace(expression, '')`)
const searchAll = new Script(
  `for (const text of texts) { const began = now(); text.replace(expression, ''); costs.push(now() - began) }`,
)
/** An end of text that hardly any expression matches, which forces it to backtrack. */
const END = '\n\0'

/**
 * Explains why an expression takes more than linear time; null if it does not. Its structure is
 * analyzed first, which is reliable for repeats of one character; then texts made of its own parts
 * and typical attacks are tried.
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
  // Short texts come first, because they reveal an exponential expression, which would never end
  // with a long text.
  const withEnds = own.flatMap((attack) => ['', END].map((end) => ({ ...attack, end })))
  const endless = suspects(expression, withEnds, ENDLESS_CHARACTERS).find(
    (attack) => costMs(expression, textOf(attack, ENDLESS_CHARACTERS)) > MOST_MS,
  )
  if (endless) return slow(endless)
  const ofAnyone = Object.values(repetitions).map((unit) => ({ prefix: '', unit, end: '' }))
  const found = suspects(expression, [...withEnds, ...ofAnyone], CHARACTERS / 4).find((attack) =>
    isSlow(expression, attack),
  )
  return found ? slow(found) : null
}

interface Attack {
  prefix: string
  unit: string
  end: string
}

/**
 * The attacks that take too long at this length. They are tried in one call, because setting a time
 * limit for each would take longer than most searches. If the limit is reached, the current attack
 * counts as slow, and the rest is tried in the next call.
 */
function suspects(expression: RegExp, attacks: Attack[], characters: number): Attack[] {
  const found: Attack[] = []
  for (let at = 0; at < attacks.length;) {
    const rest = attacks.slice(at)
    scope.texts = rest.map((attack) => textOf(attack, characters))
    scope.costs = []
    scope.expression = expression
    try {
      searchAll.runInContext(context, { timeout: GIVEN_UP_MS })
    } catch {
      scope.costs.push(GIVEN_UP_MS)
    }
    found.push(...rest.filter((_, nth) => (scope.costs[nth] ?? 0) > SUSPECT_MS))
    at += scope.costs.length
  }
  return found
}

function textOf({ prefix, unit, end }: Attack, characters: number): string {
  return prefix + unit.repeat(Math.ceil(characters / unit.length)) + end
}

const SAMPLES = Array.from(' a1A@.,-/#<"\'“(!0\n')

function slow({ unit, prefix }: Attack): string {
  return `slow, when ${JSON.stringify(unit)} is repeated${prefix && ` behind ${JSON.stringify(prefix)}`}`
}

/** Says if an attack is slow, or takes more than eight times as long for four times the text. */
function isSlow(expression: RegExp, attack: Attack): boolean {
  const costOf = (characters: number, timeout?: number) =>
    costMs(expression, textOf(attack, characters), timeout)
  const first = costOf(CHARACTERS)
  if (first < WORTH_A_LOOK_MS) return false
  // The measurement is repeated, because other programs may have slowed down the first one.
  const again = Math.min(first, costOf(CHARACTERS))
  if (again < WORTH_A_LOOK_MS || again > MOST_MS) return again > MOST_MS
  const growsFaster = () => costOf(4 * CHARACTERS, LONGER_GIVEN_UP_MS) > 8 * again
  return growsFaster() && growsFaster()
}

function costMs(expression: RegExp, text: string, timeout = GIVEN_UP_MS): number {
  scope.text = text
  scope.expression = expression
  const before = cpuMs()
  try {
    search.runInContext(context, { timeout })
  } catch {
    // The search was aborted at the time limit, so it is slow.
  }
  return cpuMs() - before
}

/** CPU time is measured, so that other programs do not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
