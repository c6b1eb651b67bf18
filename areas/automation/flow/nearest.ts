const FAR = 3
const LONGEST = 60

/**
 * The known name that a mistyped name was probably meant to be; null if none is similar, or the
 * mistyped name is too long.
 */
export function nearest(typed: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let least = Math.min(FAR, Math.ceil(typed.length / 3)) + 1
  if (typed.length > LONGEST) return null
  for (const name of known) {
    if (Math.abs(name.length - typed.length) >= least || name.length > LONGEST) continue
    const edits = editsBetween(typed.toLowerCase(), name.toLowerCase())
    if (edits < least) [best, least] = [name, edits]
  }
  return best
}

/** The number of letters to add, drop or replace to turn one name into the other. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
