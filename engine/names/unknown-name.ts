import { isAlsoWord, isFirstName } from './first-names.ts'
import { isKnownPlace } from './gazetteer.ts'
import { wellKnownStates } from './known-places.ts'
import {
  demonyms,
  famousSurnames,
  organisationEnds,
  personTitles,
  placePrepositions,
  plainLetters,
  roles,
  saying,
} from './name-clues.ts'
import {
  isBeside,
  lowerOf,
  nameOf,
  type EntityKind,
  type FoundName,
  type KnownNames,
} from './name-part.ts'
import type { NameWord } from './name-words.ts'

/** Words before the name of a place. */
const PLACE_NOUNS = new Set(
  'village town city capital suburb neighborhood neighbourhood port island islands province region district county hamlet resort state peninsula borough enclave'.split(
    ' ',
  ),
)
const ORGANISATION_NOUNS = new Set(
  'company firm startup start-up group giant chain maker carmaker automaker airline retailer publisher brand agency nonprofit charity'.split(
    ' ',
  ),
)
/** Last words of names of laws, programs and things, which are not organizations. */
const NO_BODIES = new Set(
  'act amendment award benefit bill code credit development disease disorder drill exercise grant index law loan order plan procedure program programme requirements rule scale shield standard status syndrome system tax test treaty vehicle virus'.split(
    ' ',
  ),
)
/**
 * Words with a capital that usually mean a direction, a group of people or a thing, and so are no
 * names alone.
 */
const NEVER_ALONE = new Set(
  'west east north south women men show guest internet earth god state states bill act law day night war election house speaker party team game season summer winter spring cup bowl series open championship street news today tonight home life world republic american pilot star'.split(
    ' ',
  ),
)

/** Decides on the kind of an unknown name by the words around it. */
export function unknownName(
  own: readonly NameWord[],
  before: NameWord | undefined,
  after: NameWord | undefined,
  sentence: readonly NameWord[],
  end: number,
  known: KnownNames,
): FoundName[] {
  const name = nameOf(own)
  const first = own[0]!
  const last = own.at(-1)!
  const found = (kind: EntityKind | null, isEvident: boolean, called = name): FoundName[] => [
    { name: called, kind, isEvident },
  ]
  // In title case, each word is returned alone, because some are verbs: "Sink" after "Shares" is
  // one, even if it is also a name.
  if (first.isInTitle) {
    return own.map((word) => ({
      name: word.written,
      kind: famousSurnames.has(word.lower) ? 'person' : null,
      isEvident: false,
    }))
  }
  if (own.length === 1 && after?.lower === 'administration' && known.isSurname(first.lower))
    return found('organisation', true, `${name} administration`)
  if (own.length === 1) {
    if (plainLetters.has(first.lower) || demonyms.has(first.lower) || personTitles.has(first.lower))
      return []
    if (NEVER_ALONE.has(first.lower)) return []
    if (known.isSurname(first.lower)) return found('person', false)
    const whole = wholeOfAcronym(sentence, end - 1)
    if (whole) return isKnownPlace(lowerOf(whole), 'en') ? [] : found('organisation', true)
  }
  const isBehind = before !== undefined && isBeside(before) && !before.isPossessive
  // A capitalized stop word after the name may belong to it, as in "The group Stand Up".
  const goesOn = after?.isCapital && after.isStopWord && isBeside(last)
  if (own.length <= 2 && isBehind && ORGANISATION_NOUNS.has(before.lower) && !goesOn)
    return found('organisation', true)
  if (
    own.length <= 3 &&
    before?.lower === 'of' &&
    PLACE_NOUNS.has(sentence[sentence.indexOf(before) - 1]?.lower ?? '')
  )
    return found('place', true)
  if (own.length === 1 && isBehind && PLACE_NOUNS.has(before.lower)) return found('place', true)
  // A state after a comma shows a town: "in Dyersville, Iowa".
  const state = sentence[end]
  if (own.length <= 2 && state?.isCapital && /^, $/u.test(last.gap) && isPlaceBehind(sentence, end))
    return found('place', true)
  if (own.length >= 2 && own.length <= 3 && own.every(looksPersonal)) {
    const isSaying = after !== undefined && isBeside(last) && saying.has(after.lower)
    const isOfRole = isBehind && roles.has(before.lower)
    const isAged = /^, $/u.test(last.gap) && /^\d{2}$/u.test(sentence[end]?.written ?? '')
    if (!first.isFirst && (isSaying || isOfRole)) return found('person', true)
    if (isAged) return found('person', true)
    if (known.isSurname(last.lower) && isFirstName(first.lower) && !isAlsoWord(first.lower))
      return found('person', false)
  }
  if (own.length <= 2 && isBehind && placePrepositions.has(before.lower) && !first.isFirst)
    return found(null, false)
  return found(null, false)
}

/**
 * The words before an acronym in parentheses: "Harbour Pilots Union (HPU)"; null if their initials
 * differ.
 */
function wholeOfAcronym(sentence: readonly NameWord[], at: number): readonly NameWord[] | null {
  const { written } = sentence[at]!
  const before = sentence[at - 1]
  if (!/^\p{Lu}{3,6}$/u.test(written) || !before || !/^ \($/u.test(before.gap)) return null
  const capitals = sentence
    .slice(Math.max(0, at - written.length - 2), at)
    .filter(({ isCapital }) => isCapital)
    .slice(-written.length)
  // "Temporary Harbour Status (THS)" is not an organization, because of its last word.
  if (NO_BODIES.has(capitals.at(-1)?.lower ?? '')) return null
  const letters = capitals.map(({ written: [letter] }) => letter).join('')
  return letters === written ? capitals : null
}

function looksPersonal({ lower, written }: NameWord): boolean {
  return (
    /^\p{Lu}[\p{Ll}'’\-\p{Lu}]+$/u.test(written) &&
    !demonyms.has(lower) &&
    !plainLetters.has(lower) &&
    !organisationEnds.has(lower)
  )
}

function isPlaceBehind(sentence: readonly NameWord[], at: number): boolean {
  for (let end = Math.min(sentence.length, at + 3); end > at; end--) {
    if (wellKnownStates.has(lowerOf(sentence.slice(at, end)))) return true
  }
  return false
}
