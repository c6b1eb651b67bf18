import { initials } from './initials.ts'
import { wellKnownNames } from './well-known.ts'

/** The number of letters in a small mark. */
const SMALL = 2
/** The most letters after the first that are combined with later ones to find an unused pair. */
const MOST_PAIRS = 10
/** Matches initials at the beginning: "BBC" of "BBC News". */
const MONOGRAM = /^\p{Lu}{3}(?=\s)/u

/**
 * Outlets whose letters are chosen before those of similar names, because they are better known by
 * them. Names of up to three letters also come first.
 */
const FIRST = new Set(['The New York Times', 'The Times', 'Time', 'The Guardian', 'Axios'])
const isFirst = (name: string) => name.length <= 3 || FIRST.has(name)

/** Letters of well-known outlets, which differ from each other in small marks, too. */
const wellKnown = new Map<string, string>()
const taken = new Set<string>()
for (const name of wellKnownNames().toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))))
  wellKnown.set(name, choose(name, taken))

/** The letters of an outlet's drawn mark, at most three, whatever other outlets are shown. */
export function markLetters(name: string): string {
  return wellKnown.get(name) ?? candidates(name)[0]!
}

/** Gives the outlets of a list different letters, and outlets with equal names the same ones. */
export function withLetters<Outlet extends { name: string; logo: string }>(
  outlets: readonly Outlet[],
): Outlet[] {
  const letters = new Map<string, string>()
  const inList = new Set<string>()
  const names = [...new Set(outlets.map(({ name }) => name))]
  for (const name of names.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)))
    letters.set(name, choose(name, inList))
  return outlets.map((outlet) => ({ ...outlet, logo: letters.get(outlet.name)! }))
}

function rank(name: string): number {
  return wellKnown.has(name) ? 0 : 1
}

/** The first possible letters that are not taken yet; if all are, the first. */
function choose(name: string, taken: Set<string>): string {
  const all = [wellKnown.get(name) ?? [], candidates(name)].flat()
  const free = all.find((letters) => !taken.has(small(letters))) ?? all[0]!
  taken.add(small(free))
  return free
}

function candidates(name: string): string[] {
  const words = name
    .replace(/^the\s/i, '')
    .split(/[\s\-./·]/)
    .flatMap((word) => word.match(/[\p{L}\p{N}]/gu)?.join('') || [])
  const [letter = '', ...rest] = words.join('')
  const ofWords = words
    .slice(1)
    .toReversed()
    .map((word) => String.fromCodePoint(word.codePointAt(0)!))
  const pairs = [...ofWords, ...rest].map((other) => letter + other)
  const others = rest
    .slice(0, MOST_PAIRS)
    .flatMap((one, at) => rest.slice(at + 1).map((two) => one + two))
  const monogram = MONOGRAM.exec(name)?.[0] ?? []
  return [monogram, initials(name), [...pairs, ...others].map((all) => all.toUpperCase())].flat()
}

function small(letters: string): string {
  return letters.slice(0, SMALL)
}
