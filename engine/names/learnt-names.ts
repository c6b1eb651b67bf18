import { isKnownPlace } from './gazetteer.ts'
import { famousSurnames } from './name-clues.ts'
import { wellKnownOrganisations } from './known-organisations.ts'
import type { NameWord } from './name-words.ts'
import type { FoundName, EntityKind, KnownNames } from './name-part.ts'

/** The names that are known before any report was read. */
export const nothingKnown: KnownNames = {
  kindOf: () => null,
  isSurname: (word) => famousSurnames.has(word),
}

/**
 * The number of times that a name occurred as each kind, where the words around it proved the kind.
 */
export type Seen = Record<EntityKind, number>

/**
 * The fewest occurrences of a name that make its kind known; `LEAST_SHARE` of all must be of that
 * kind.
 */
const LEAST_TIMES = 2
const LEAST_SHARE = 0.8
/** The fewest occurrences of a last name that identify a person by it alone. */
const LEAST_SURNAME = 2
/** The prefix of stored last names. No other name begins with it. */
export const SURNAME = '~'

/** A lookup of the names that the server has learned. */
export function knownFrom(seen: ReadonlyMap<string, Seen>): KnownNames {
  return {
    kindOf(name) {
      const times = seen.get(name)
      return times ? kindSeen(times) : null
    },
    isSurname(word) {
      if (famousSurnames.has(word)) return true
      const times = seen.get(SURNAME + word)
      return (
        times !== undefined &&
        times.person >= LEAST_SURNAME &&
        times.organisation + times.place === 0
      )
    },
  }
}

function kindSeen(times: Seen): EntityKind | null {
  const sum = times.person + times.organisation + times.place
  const [best] = (['person', 'organisation', 'place'] as const).toSorted(
    (a, b) => times[b] - times[a],
  )
  return times[best!] >= LEAST_TIMES && times[best!] >= LEAST_SHARE * sum ? best! : null
}

/**
 * The lessons from found names: each certain name once for each kind, and the last names of people.
 */
export function lessonsOf(found: readonly FoundName[]): { name: string; kind: EntityKind }[] {
  const lessons = new Map<string, { name: string; kind: EntityKind }>()
  const learn = (name: string, kind: EntityKind) => lessons.set(`${name} ${kind}`, { name, kind })
  for (const { name, kind, isEvident } of found) {
    if (kind === null || !isEvident) continue
    const lower = name.toLowerCase().replaceAll('’', "'")
    if (wellKnownOrganisations.has(lower) || isKnownPlace(lower, 'en')) continue
    const isWhole = kind !== 'person' || lower.includes(' ')
    if (isWhole) learn(lower, kind)
    if (kind === 'person' && lower.includes(' '))
      learn(SURNAME + lower.slice(lower.lastIndexOf(' ') + 1), 'person')
  }
  return [...lessons.values()]
}

/** Adds the lessons of one entry to the counts. */
export function learnFrom(
  seen: Map<string, Seen>,
  lessons: readonly { name: string; kind: EntityKind }[],
): void {
  for (const { name, kind } of lessons) {
    const times = seen.get(name) ?? { person: 0, organisation: 0, place: 0 }
    times[kind]++
    seen.set(name, times)
  }
}

/** The most words of a name. */
const LONGEST = 6
const MOST_ASKED = 600

/**
 * Runs of words that begin and end with a capital, and each such word as a last name, to be looked
 * up in the store before the texts are read. Reading stops once there are many.
 */
export function namesAskedFor(texts: Iterable<readonly NameWord[][]>): string[] {
  const asked = new Set<string>()
  for (const sentences of texts) {
    for (const sentence of sentences) {
      sentence.forEach((first, start) => {
        if (!first.isCapital) return
        asked.add(SURNAME + first.lower)
        let name = ''
        for (const word of sentence.slice(start, start + LONGEST)) {
          name += word.lower
          if (word.isCapital) asked.add(name)
          name += word.gap.includes('&') ? ' & ' : ' '
        }
      })
      if (asked.size > MOST_ASKED) return [...asked]
    }
  }
  return [...asked]
}
