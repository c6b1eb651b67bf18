import type { Token } from './tokens.ts'

/** The largest weight of a word. A replacement that would need a larger one is refused. */
const HEAVIEST = 64
/**
 * The most times that weights are raised for one voice, so that a list of conflicting rows ends,
 * too.
 */
const MOST_RAISES = 200_000

type Words = readonly Pick<Token, 'key'>[]

/**
 * Assigns weights to words so that each replacement weighs less than the words that it replaces.
 * Each replacement then makes a text lighter, so replacing always ends, in any order. A replacement
 * for which no such weight exists is refused, because it would undo another one or produce its own
 * words again.
 */
export class Weights {
  readonly #weights = new Map<string, number>()
  readonly #accepted: { from: Words; to: Words }[] = []
  /** The indexes of the accepted replacements that insert a word, by that word. */
  readonly #saying = new Map<string, number[]>()
  #raises = 0

  accept(from: Words, to: Words): boolean {
    const before: [key: string, weight: number][] = []
    if (!this.#lighten(from, to, before)) {
      for (const [key, weight] of before.toReversed()) this.#weights.set(key, weight)
      return false
    }
    const nth = this.#accepted.push({ from, to }) - 1
    for (const key of new Set(to.map((word) => word.key))) {
      const saying = this.#saying.get(key)
      if (saying) saying.push(nth)
      else this.#saying.set(key, [nth])
    }
    return true
  }

  #lighten(from: Words, to: Words, before: [string, number][]): boolean {
    const open = [{ from, to }]
    for (let next = open.pop(); next; next = open.pop()) {
      const missing = this.#sum(next.to) + 1 - this.#sum(next.from)
      if (missing <= 0) continue
      const said = new Set([...next.to, ...to].map(({ key }) => key))
      const raised = next.from.find(({ key }) => !said.has(key))
      if (!raised || ++this.#raises > MOST_RAISES) return false
      const weight = this.#weight(raised.key)
      if (weight + missing > HEAVIEST) return false
      before.push([raised.key, weight])
      this.#weights.set(raised.key, weight + missing)
      for (const nth of this.#saying.get(raised.key) ?? []) open.push(this.#accepted[nth]!)
    }
    return this.#sum(to) < this.#sum(from)
  }

  #weight(key: string): number {
    return this.#weights.get(key) ?? 1
  }

  #sum(words: Words): number {
    return words.reduce((sum, { key }) => sum + this.#weight(key), 0)
  }
}
