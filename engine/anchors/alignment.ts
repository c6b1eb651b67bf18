/** The best place of a pattern in a text, and the number of changes between the two. */
export interface Alignment {
  from: number
  to: number
  /** The number of letters to add, remove or replace. */
  distance: number
}

/**
 * The stretch of a text that takes the fewest changes to become the pattern; the first one if there are several
 * (Sellers 1980). The time grows with the product of both lengths, so both must be short.
 */
export function alignIn(pattern: string, text: string): Alignment {
  const width = text.length + 1
  // A pattern may begin anywhere in the text at no cost.
  let costs = new Uint32Array(width)
  let starts = Uint32Array.from({ length: width }, (_, at) => at)
  let nextCosts = new Uint32Array(width)
  let nextStarts = new Uint32Array(width)
  for (let row = 1; row <= pattern.length; row++) {
    const letter = pattern.charCodeAt(row - 1)
    nextCosts[0] = row
    nextStarts[0] = 0
    for (let at = 1; at < width; at++) {
      const replaced = costs[at - 1]! + (text.charCodeAt(at - 1) === letter ? 0 : 1)
      const lacking = costs[at]! + 1
      const added = nextCosts[at - 1]! + 1
      if (replaced <= lacking && replaced <= added) {
        nextCosts[at] = replaced
        nextStarts[at] = starts[at - 1]!
      } else if (lacking <= added) {
        nextCosts[at] = lacking
        nextStarts[at] = starts[at]!
      } else {
        nextCosts[at] = added
        nextStarts[at] = nextStarts[at - 1]!
      }
    }
    ;[costs, nextCosts] = [nextCosts, costs]
    ;[starts, nextStarts] = [nextStarts, starts]
  }
  let best = 0
  for (let at = 1; at < width; at++) if (costs[at]! < costs[best]!) best = at
  return { from: starts[best]!, to: best, distance: costs[best]! }
}

/**
 * The likeness, from 0 to 1, of a short text to the beginning of a longer one: 1 minus the share of
 * its letters that have to change. The beginning that needs the fewest changes counts.
 */
export function likenessOfStart(wanted: string, found: string): number {
  if (wanted === '') return 1
  let costs = Uint32Array.from({ length: found.length + 1 }, (_, at) => at)
  let next = new Uint32Array(found.length + 1)
  for (let row = 1; row <= wanted.length; row++) {
    const letter = wanted.charCodeAt(row - 1)
    next[0] = row
    for (let at = 1; at <= found.length; at++) {
      const replaced = costs[at - 1]! + (found.charCodeAt(at - 1) === letter ? 0 : 1)
      next[at] = Math.min(replaced, costs[at]! + 1, next[at - 1]! + 1)
    }
    ;[costs, next] = [next, costs]
  }
  return Math.max(0, 1 - Math.min(...costs) / wanted.length)
}
