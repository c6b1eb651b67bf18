import { newsMedia, wellKnownOrganisations } from './known-organisations.ts'
import { isKnownPlace } from './gazetteer.ts'
import { demonyms, plainLetters } from './name-clues.ts'
import { lowerOf, type KnownNames, type Part } from './name-part.ts'
import type { NameWord } from './name-words.ts'
import { organisationPart } from './organisation-part.ts'
import { placePart } from './place-part.ts'

const LONGEST_KNOWN = 6
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
  'big apple',
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

/**
 * The longest well-known name that begins here, generally or on this server. If a longer
 * organization or place begins with it, that one is returned.
 */
export function knownPart(
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
    const place = kind === 'media' ? null : placePart(words, start)
    const isPlace = kind !== 'organisation' || HOUSES.has(words[(place?.end ?? 0) - 1]?.lower ?? '')
    if (place && place.end > end && isPlace) return place
    return { start, end, kind, isTitled: false }
  }
  return null
}

function isKnownAt(words: readonly NameWord[], start: number, known: KnownNames): boolean {
  for (let end = words.length; end > start + 1; end--) {
    const name = lowerOf(words.slice(start, end))
    if (wellKnownOrganisations.has(name) || known.kindOf(name) === 'organisation') return true
  }
  return false
}

/** Buildings whose names also mean the organization in them. */
const HOUSES = new Set([
  'plaza',
  'tower',
  'towers',
  'building',
  'station',
  'airport',
  'stadium',
  'arena',
])

/**
 * Well-known names that are also common words. At the start of a sentence and in title case, they
 * count only in all capitals.
 */
const WORDS_TOO = new Set(
  'who un un. ice snap target unite visa signal shell meta apple amazon gap ups bt vox gulf nice split reading mobile turkey queens cork york hull java cali mesa perth salvador visa spurs wolves greens rangers arsenal ajax celtic marines house treasury vanguard fitch intel oracle oxford raiders cowboys patriots steelers broncos'.split(
    ' ',
  ),
)
const SHOUTED = new Set('who un ice'.split(' '))

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
    // In all capitals, "SNAP" is a US food program, not the company.
    if (first.written === 'SNAP') return null
    if (demonyms.has(name)) return null
    // Words of two letters such as "Us" and "La" are names only in all capitals.
    if (name.length === 2 && first.written !== first.written.toUpperCase()) return null
  }
  if (newsMedia.has(name) || THINGS.has(name)) return 'media'
  if (wellKnownOrganisations.has(name)) return 'organisation'
  const isShouted = name.length > 5 && first.written === first.written.toUpperCase()
  if (isKnownPlace(name, language)) return isShouted ? 'media' : 'place'
  const kind = known.kindOf(name)
  const isNobody = kind === 'person' && words.some(({ lower }) => plainLetters.has(lower))
  return isNobody ? null : kind
}
