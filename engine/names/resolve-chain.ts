import { isAlsoWord, isFirstName } from './first-names.ts'
import { isKnownPlace } from './gazetteer.ts'
import { newsMedia, wellKnownOrganisations } from './known-organisations.ts'
import {
  demonyms,
  looseOrganisationEnds,
  organisationEnds,
  organisationStarts,
  personTitles,
  placeEnds,
  placeStarts,
  weakTitles,
} from './name-clues.ts'
import type { NameWord } from './name-words.ts'

export type EntityKind = 'person' | 'organisation' | 'place'

/** Some words of a chain that are one name. */
export interface Part {
  start: number
  end: number
  /** Null: a name, of nobody knows what. */
  kind: EntityKind | 'media' | null
  /** Behind a title: a person, also by one name. */
  isTitled: boolean
}

/** What the hub saw before. */
export interface KnownNames {
  /** Of a whole name in lower case. */
  kindOf(name: string): EntityKind | null
  /** Whether people are called by this last name alone. */
  isSurname(word: string): boolean
}

const LONGEST_KNOWN = 6
/** Where every word has a capital, only these end the name of an organization. */
const TOLD_IN_TITLES = new Set(
  'university department ministry court committee commission bank administration federation association institute'.split(
    ' ',
  ),
)
/** What ends like this is a show, a prize or a law, whoever it is named after. */
const WORK_ENDS = new Set(
  'show experience guest prize award awards act bill cup bowl open series podcast festival day tour trophy medal plan doctrine amendment memo files file derby classic invitational challenge report'.split(
    ' ',
  ),
)
const THINGS = new Set([
  'air force one',
  'air force two',
  'marine one',
  'super bowl',
  'world cup',
  'nobel prize',
  'nobel peace prize',
  'world war ii',
  'world war i',
  'cold war',
  'jurassic park',
  'jurassic world',
  'oval office',
  'general assembly',
  'first lady',
  'day one',
  'grand jury',
  'hall of fame',
  'grand slam',
  'grand prix',
  'wild west',
  'game of thrones',
  'new year',
  "new year's",
  'silicon',
  'white house correspondents',
  'state of the union',
  'rust belt',
  'iron dome',
  'golden dome',
  'democratic senate',
  'republican senate',
  'house democrats',
  'house republicans',
  'senate democrats',
  'senate republicans',
])
const LONGEST_PERSON = 4
/** Where a name goes on with these, it is of none of the people in it. */
const OF_PLACES = new Set(['strait', 'isle'])
const GENERIC = new Set([
  'state',
  'international',
  'city',
  'county',
  'local',
  'federal',
  'says',
  'will',
  'war',
  'public',
])
const STREETS = new Set(
  'street avenue boulevard road airport river lake square island islands county bridge prefecture'.split(
    ' ',
  ),
)
const INITIAL = /^(?:\p{Lu}\.){1,2}$/u
const SUFFIXES = new Set(['jr', 'jr.', 'sr', 'sr.', 'ii', 'iii', 'iv'])
const PARTICLES = new Set(
  'von van der den de del della da di du dos la le al el bin ibn abu ben st st. mac'.split(' '),
)

/** Takes words with a capital, side by side, apart into names: "Texas Attorney General Ilva Renn" holds two. */
export function resolveChain(
  words: readonly NameWord[],
  known: KnownNames,
  language: string | null,
): Part[] {
  const parts: Part[] = []
  let at = 0
  let isTitled = false
  while (at < words.length) {
    const part: Part | 'title' | 'adjective' | null =
      (isTitled ? titledPart(words, at, known) : null) ??
      knownPart(words, at, known, language) ??
      titlePart(words, at) ??
      organisationPart(words, at) ??
      placePart(words, at) ??
      personPart(words, at, isTitled, known)
    if (part === 'title' || part === 'adjective') {
      isTitled = part === 'title'
      at++
      continue
    }
    if (part) {
      parts.push(part)
      at = part.end
    } else {
      const last = parts.at(-1)
      const isMore = last?.kind === null && last.end === at
      if (isMore) last.end = ++at
      else parts.push({ start: at, end: ++at, kind: null, isTitled })
    }
    isTitled = false
  }
  return parts
}

export function nameOf(words: readonly NameWord[]): string {
  return words
    .map(
      ({ written, gap }, at) =>
        written + (at < words.length - 1 ? (gap.includes('&') ? ' & ' : ' ') : ''),
    )
    .join('')
}

export function lowerOf(words: readonly NameWord[]): string {
  return nameOf(words).toLowerCase().replaceAll('’', "'")
}

/** The longest that everybody or this hub knows; not what begins a longer organization. */
function knownPart(
  words: readonly NameWord[],
  start: number,
  known: KnownNames,
  language: string | null,
): Part | null {
  for (let end = Math.min(words.length, start + LONGEST_KNOWN); end > start; end--) {
    const own = words.slice(start, end)
    if (own.slice(0, -1).some(({ isPossessive }) => isPossessive)) continue
    const name = lowerOf(own)
    const kind = kindKnown(name, own, known, language)
    if (!kind) continue
    const longer = organisationPart(words, start)
    const isPartOfLonger =
      longer !== null && longer.end > end && (kind === 'place' || !isKnownAt(words, end, known))
    if (isPartOfLonger) return longer
    const place = kind === 'place' || kind === 'person' ? placePart(words, start) : null
    if (place && place.end > end) return place
    return { start, end, kind, isTitled: false }
  }
  return null
}

/** Behind a title, who is named like a city or a firm is a person: "Rep. Alexandria Renn". */
function titledPart(words: readonly NameWord[], at: number, known: KnownNames): Part | null {
  const isName = isFirstName(words[at]!.lower) && words[at + 1] !== undefined
  return isName ? personPart(words, at, true, known) : null
}

function isKnownAt(words: readonly NameWord[], start: number, known: KnownNames): boolean {
  for (let end = words.length; end > start + 1; end--) {
    const name = lowerOf(words.slice(start, end))
    if (wellKnownOrganisations.has(name) || known.kindOf(name) === 'organisation') return true
  }
  return false
}

/** Names of one word that are words, too, where they do not stand alone in capitals. */
const WORDS_TOO = new Set(
  'who un un. ice snap target unite visa signal shell meta apple amazon gap ups bt vox gulf nice split reading mobile turkey queens cork york hull java cali mesa perth salvador visa spurs wolves greens rangers arsenal ajax celtic marines house treasury vanguard fitch intel oracle oxford raiders cowboys patriots steelers broncos'.split(
    ' ',
  ),
)
const SHOUTED = new Set('who un ice snap'.split(' '))

function kindKnown(
  name: string,
  words: readonly NameWord[],
  known: KnownNames,
  language: string | null,
): Part['kind'] {
  const first = words[0]!
  if (words.length === 1) {
    if (SHOUTED.has(name) && first.written !== first.written.toUpperCase()) return null
    if (
      WORDS_TOO.has(name) &&
      (first.isFirst || first.isInTitle) &&
      first.written !== first.written.toUpperCase()
    )
      return null
    if (demonyms.has(name)) return null
    // "Us" and "La" are words.
    if (name.length === 2 && first.written !== first.written.toUpperCase()) return null
  }
  if (newsMedia.has(name) || THINGS.has(name)) return 'media'
  if (wellKnownOrganisations.has(name)) return 'organisation'
  const isShouted = name.length > 5 && first.written === first.written.toUpperCase()
  if (isKnownPlace(name, language)) return isShouted ? 'media' : 'place'
  return known.kindOf(name)
}

function titlePart(words: readonly NameWord[], at: number): 'title' | 'adjective' | null {
  const { lower, isInTitle } = words[at]!
  if (demonyms.has(lower) && at < words.length - 1 && !organisationPart(words, at))
    return 'adjective'
  if (isInTitle && weakTitles.has(lower)) return null
  return personTitles.has(lower) && at < words.length - 1 && !organisationPart(words, at)
    ? 'title'
    : null
}

function organisationPart(words: readonly NameWord[], start: number): Part | null {
  const first = words[start]!
  // "Department of Health", "Bank of Norway".
  if (organisationStarts.has(first.lower) && words[start + 1] && !words[start + 1]!.isCapital) {
    const end = endOfName(words, start)
    if (end > start + 2) return { start, end, kind: 'organisation', isTitled: false }
  }
  if (isFirstName(first.lower) && !isAlsoWord(first.lower)) {
    const second = words[start + 1]
    if (second && !organisationEnds.has(second.lower) && words.length - start <= 2) return null
  }
  for (let end = start + 1; end <= words.length && end - start <= LONGEST_KNOWN; end++) {
    const last = words[end - 1]!
    if (end > start + 1 && words[end - 2]!.isPossessive) return null
    if (
      personTitles.has(last.lower) &&
      !organisationEnds.has(last.lower) &&
      end > start + 1 &&
      ![
        'national',
        'foreign',
        'defense',
        'treasury',
        'state',
        'secret',
        'press',
        'athletic',
        'legal',
        'chief',
        'officer',
        'general',
        'justice',
        'executive',
        'special',
      ].includes(last.lower)
    )
      return null
    if (!organisationEnds.has(last.lower) || end - start < 2) continue
    if (looseOrganisationEnds.has(last.lower) && end - start < 3) continue
    if (words[end] && !words[end]!.isCapital)
      return { start, end: endOfName(words, start), kind: 'organisation', isTitled: false }
    const further = words[end] && organisationEnds.has(words[end]!.lower)
    if (further) continue
    if (first.isInTitle && !TOLD_IN_TITLES.has(last.lower)) return null
    const own = swallowed(words, start, end)
    return own > start ? null : { start, end, kind: 'organisation', isTitled: false }
  }
  return null
}

/** Where a well-known one begins inside: "Asks Supreme Court", but "California Supreme Court" is one. */
function swallowed(words: readonly NameWord[], start: number, end: number): number {
  for (let from = start + 1; from < end - 1; from++) {
    if (!wellKnownOrganisations.has(lowerOf(words.slice(from, end)))) continue
    const isNamedAfter = isFirstName(words[start]!.lower) && from === start + 2
    return isNamedAfter || isKnownPlace(lowerOf(words.slice(start, from)), 'en') ? start : from
  }
  return start
}

/** Links in lower case hold what follows. */
function endOfName(words: readonly NameWord[], start: number): number {
  let end = start + 1
  while (end < words.length && !words[end - 1]!.isPossessive) end++
  return end
}

function placePart(words: readonly NameWord[], start: number): Part | null {
  const [first, second] = [words[start]!, words[start + 1]]
  const isOf = second?.lower === 'of'
  const isStart = OF_PLACES.has(first.lower) ? isOf : placeStarts.has(first.lower)
  if (isStart && second && !first.isPossessive) {
    const end = second.isCapital ? start + 2 : Math.min(words.length, start + 3)
    const further = words[end] && placeEnds.has(words[end]!.lower) ? end + 1 : end
    if (organisationEnds.has(second.lower) || demonyms.has(second.lower)) return null
    return { start, end: further, kind: 'place', isTitled: false }
  }
  if (GENERIC.has(first.lower)) return null
  for (let end = start + 2; end <= words.length && end - start <= 5; end++) {
    const last = words[end - 1]!
    if (
      words[end - 2]!.isPossessive ||
      (personTitles.has(words[end - 2]!.lower) &&
        ![
          'national',
          'memorial',
          'president',
          'king',
          'queen',
          'prince',
          'princess',
          'sir',
          'justice',
        ].includes(words[end - 2]!.lower))
    )
      return null
    if (!placeEnds.has(last.lower)) continue
    if (words[end] && placeEnds.has(words[end]!.lower)) continue
    const isDoubtful = first.isInTitle && (end - start > 2 || !STREETS.has(last.lower))
    if (isDoubtful && words[end - 2]!.lower !== 'national') return null
    const isPerson = isFirstName(first.lower) && !isAlsoWord(first.lower) && end - start === 2
    if (isPerson && !STREETS.has(last.lower)) return null
    return { start, end, kind: 'place', isTitled: false }
  }
  return null
}

function personPart(
  words: readonly NameWord[],
  start: number,
  isTitled: boolean,
  known: KnownNames,
): Part | null {
  const first = words[start]!
  const isNamed =
    isFirstName(first.lower) ||
    INITIAL.test(first.written) ||
    (/^\p{Lu}\.?\p{Lu}\.?$/u.test(first.written) && isFirstName(first.lower.replaceAll('.', '')))
  if (!isNamed && !isTitled) return null
  if (
    words.slice(start, start + 3).filter(({ written }) => /^\p{Lu}{3,}$/u.test(written)).length >= 2
  )
    return null
  let end = start + 1
  while (
    end < words.length &&
    end - start < (first.isInTitle ? 2 : LONGEST_PERSON) &&
    !words[end - 1]!.isPossessive
  ) {
    const next = words[end]!
    if (PARTICLES.has(next.lower) || INITIAL.test(next.written) || SUFFIXES.has(next.lower)) end++
    else if (!next.isCapital || !canBeSurname(next)) break
    else if (
      end - start >= 3 &&
      !words
        .slice(start, end)
        .some(({ written, lower }) => INITIAL.test(written) || PARTICLES.has(lower))
    )
      break
    else end++
  }
  while (end > start + 1 && PARTICLES.has(words[end - 1]!.lower) && !words[end - 1]!.isCapital)
    end--
  // "Greg Varga Orders Ferries": most likely a verb.
  if (end - start === 3 && first.isFirst && words[end - 1]!.lower.endsWith('s')) end--
  const length = end - start
  const last = words[end - 1]!
  const isWork = words[end] !== undefined && WORK_ENDS.has(words[end]!.lower) && !last.isPossessive
  if (isWork) return { start, end: end + 1, kind: 'media', isTitled: false }
  if (isTitled && first.isInTitle && !isFirstName(first.lower) && !known.isSurname(first.lower))
    return null
  if (
    isTitled &&
    (length > 1 || known.isSurname(first.lower) || !weakTitles.has(words[start - 1]?.lower ?? ''))
  )
    return canBeSurname(last) ? { start, end, kind: 'person', isTitled: true } : null
  if (length < 2 || INITIAL.test(last.written)) return null
  if (isAlsoWord(first.lower) && (first.isFirst || first.isInTitle) && !known.isSurname(last.lower))
    return null
  return { start, end, kind: 'person', isTitled }
}

const NO_SURNAMES = new Set(
  'west east women men house senate congress administration department party office team league association club news show university school war election act award awards one agency authority board bureau center commission committee council court foundation institute ministry safety service society union'.split(
    ' ',
  ),
)

function canBeSurname({ lower, written, isStopWord }: NameWord): boolean {
  return (
    !demonyms.has(lower) &&
    !NO_SURNAMES.has(lower) &&
    !WORK_ENDS.has(lower) &&
    !isStopWord &&
    !/^\d|-\p{Ll}/u.test(written) &&
    !personTitles.has(lower) &&
    !/^\p{Lu}{3,}$/u.test(written)
  )
}
