import { oneName, nameKey } from './aliases.ts'
import { isOfCalendar } from './gazetteer.ts'
import { namesAmong } from './find-names.ts'
import { nothingKnown } from './learnt-names.ts'
import type { EntityKind, FoundName, KnownNames } from './name-part.ts'
import { nameWords, type NameWord } from './name-words.ts'

export type { EntityKind }

export interface Entity {
  kind: EntityKind
  name: string
}

const SHOWN = 16
const READ_TEXTS = 6
const READ_CHARACTERS = 2000

/**
 * The people, places and organizations that texts name for certain, the most frequent first; empty
 * in languages without capitals.
 */
export function entities(
  texts: readonly string[],
  language: string | null,
  known: KnownNames = nothingKnown,
  outlets: readonly string[] = [],
): Entity[] {
  return namesIn(texts, language, known)
    .filter(({ kind, name }) => kind !== 'organisation' || !isOutlet(name, outlets))
    .sort((a, b) => b.times - a.times)
    .slice(0, SHOWN)
    .map(({ kind, name }) => ({ kind, name }))
}

export interface Named extends Entity {
  times: number
}

/** The entities at the beginning of the first texts, in their order, each with its fullest name. */
export function namesIn(
  texts: readonly string[],
  language: string | null,
  known: KnownNames,
): Named[] {
  return fold(foundIn(texts, language, known))
}

/** Finds the entities at the beginning of the first texts. */
export function foundIn(
  texts: readonly string[],
  language: string | null,
  known: KnownNames,
): FoundName[] {
  return texts
    .slice(0, READ_TEXTS)
    .flatMap((text) =>
      foundAmong(nameWords(text.slice(0, READ_CHARACTERS), language), language, known),
    )
}

/** Finds the entities among the words of a text. */
export function foundAmong(
  sentences: readonly NameWord[][],
  language: string | null,
  known: KnownNames,
): FoundName[] {
  return namesAmong(sentences, language, known).filter(({ name }) => !isOfCalendar(name, language))
}

/** Takes a name such as "Kenan Renn" for a person, if the texts call somebody "Renn". */
function withWholeNames(found: readonly FoundName[]): FoundName[] {
  const called = new Set(
    found.flatMap(({ name, kind }) =>
      kind === 'person' && !name.includes(' ') ? [name.toLowerCase()] : [],
    ),
  )
  return found.map((one) => {
    const isWhole =
      one.kind === null && one.name.split(' ').length === 2 && called.has(lastWord(one.name))
    return isWhole ? { ...one, kind: 'person' } : one
  })
}

function fold(all: readonly FoundName[]): Named[] {
  const found = withWholeNames(all)
  const named = new Map<string, Named>()
  for (const { name, kind } of found) {
    if (kind === null) continue
    const shown = kind === 'person' ? name : oneName(name)
    const key = `${kind} ${nameKey(shown)}`
    const same = named.get(key)
    if (same) same.times++
    else named.set(key, { kind, name: shown, times: 1 })
  }
  const listed = [...named.values()]
  const surnames = new Set(
    listed.flatMap(({ kind, name }) =>
      kind === 'person' && name.includes(' ') ? [lastWord(name)] : [],
    ),
  )
  for (const { name, kind } of found) {
    if (kind !== null || name.includes(' ')) continue
    if (surnames.has(name.toLowerCase())) {
      const whole = listed.find(
        (one) => one.kind === 'person' && lastWord(one.name) === name.toLowerCase(),
      )
      if (whole) whole.times++
    }
  }
  return withoutShorter(withoutOtherKinds(withoutSurnames(listed, surnames)))
}

/**
 * Leaves out places that are also last names in the texts, such as "Holland" if there is a Tom
 * Holland.
 */
function withoutSurnames(all: Named[], surnames: ReadonlySet<string>): Named[] {
  return all.filter(({ kind, name }) => kind !== 'place' || !surnames.has(name.toLowerCase()))
}

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1).toLowerCase()

/** Keeps the most frequent kind of each name. */
function withoutOtherKinds(all: Named[]): Named[] {
  return all.filter(
    (one, at) =>
      !all.some(
        (other, nth) =>
          other !== one &&
          nameKey(other.name) === nameKey(one.name) &&
          (other.times > one.times || (other.times === one.times && nth < at)),
      ),
  )
}

/** Leaves out short forms of other names: "Renn" is Ilva Renn, and "LSU" the Louisiana State University. */
function withoutShorter(all: Named[]): Named[] {
  return all.filter((one) => {
    const longer = all.find((other) => other !== one && isShortFor(one, other))
    if (longer) longer.times += one.times
    return !longer
  })
}

function isShortFor(one: Named, other: Named): boolean {
  const [short, long] = [nameKey(one.name), nameKey(other.name)]
  if (long.length <= short.length) return false
  if (one.kind !== other.kind) return false
  if (one.kind === 'person')
    return (
      long.endsWith(` ${short}`) || long.startsWith(`${short} `) || isMiddleLeftOut(short, long)
    )
  if (one.kind === 'organisation') {
    return (
      long.endsWith(` ${short}`) ||
      long.startsWith(`${short} `) ||
      initials(other.name) === one.name
    )
  }
  return false
}

/** Says if one name is the other without its middle part: "Ilva Renn" of "Ilva M. Renn". */
function isMiddleLeftOut(short: string, long: string): boolean {
  const [some, all] = [short.split(' '), long.split(' ')]
  return some.length === 2 && all.length > 2 && some[0] === all[0] && some[1] === all.at(-1)
}

function initials(name: string): string {
  return name
    .split(/[ -]/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .join('')
}

/** Says if a name is that of an outlet itself, which is not in the news. */
function isOutlet(name: string, outlets: readonly string[]): boolean {
  const bare = nameKey(name).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return outlets.some((outlet) => {
    const other = nameKey(outlet).replaceAll(/[^\p{L}\p{N}]/gu, '')
    return (
      other === bare ||
      (bare.length >= 3 && other.startsWith(bare)) ||
      (other.length >= 3 && bare.startsWith(other))
    )
  })
}
