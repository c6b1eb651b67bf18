import { attackVectors, hasVectors } from '#engine/markup/test-vectors.ts'
import { share } from '#core/testing/test-share.ts'

const vectors = attackVectors()
/** Markup with attacks; by default, tests use a share of each kind. */
export const markup = share(vectors.markup, { kindOf: firstElement })
/** Texts that attack without markup. */
export const strings = share(vectors.strings)
export { hasVectors }

export const ASKED_OF_EACH = 15
export const HOSTILE_NAME = '<img src=x onerror=alert(1)>'
/** An attack in a path, which cannot have angle brackets. */
export const HOSTILE_PATH = "' onerror='alert(1).html"

/** The kind of an attack by its first element, such as "<svg". */
function firstElement(attack: string): string {
  return attack.match(/<[a-z]+/i)?.[0].toLowerCase() ?? ''
}

/** Picks about `count` items of a list, spread evenly. */
export function spread<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, at) => at % step === 0)
}
