import { isAlsoWord, isFirstName } from './first-names.ts'
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
import { findChains } from './find-chains.ts'
import { nameWords, type NameWord } from './name-words.ts'
import { lowerOf, nameOf, type EntityKind, type KnownNames, type Part } from './name-part.ts'
import { resolveChain } from './resolve-chain.ts'
import { shipsIn, VESSELS } from './ships.ts'
import { isKnownPlace } from './gazetteer.ts'
import { newsMedia } from './known-organisations.ts'
import { wellKnownStates } from './known-places.ts'
import { NOUNS_HAVE_CAPITALS } from '../words/text-runs.ts'

export interface FoundName {
  name: string
  /** Null: of nobody knows what; it may still be short for another. */
  kind: EntityKind | null
  /** Whether the words themselves say so, not only what was seen before. */
  isEvident: boolean
}

const PLAIN_GAP = /^[ \u00a0]{1,2}$/u
/** Before the name of a place. */
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
const COUNTRY_LETTERS = new Set(['us', 'u.s.', 'u.s', 'uk', 'u.k.', 'u.k', 'eu', 'e.u.'])
const SLASH = /^\s{0,2}\/\s{0,2}$/u
/** Houses of those who are called after them. */
const HOUSES = new Set(['white house', 'kremlin', 'pentagon'])
const ROOMS = new Set('ballroom lawn grounds complex driveway fence gate'.split(' '))
const PLATFORMS = new Set(
  'facebook instagram youtube twitter linkedin tiktok whatsapp telegram snapchat reddit'.split(' '),
)
/** Capitals that are directions, groups of people or things before they are names. */
const NEVER_ALONE = new Set(
  'west east north south women men show guest internet earth god state states bill act law day night war election house speaker party team game season summer winter spring cup bowl series open championship street news today tonight home life world republic american pilot star'.split(
    ' ',
  ),
)
const BEFORE_NOUN = new Set(
  'in to from with of across against and inside outside throughout between by into for around leave leaves left enter entered exit'.split(
    ' ',
  ),
)

/** The names in a text, one after the other. */
export function findNames(text: string, language: string | null, known: KnownNames): FoundName[] {
  const sentences = nameWords(text, language)
  const ships = shipsIn(sentences)
  const found = sentences.flatMap((sentence) =>
    findChains(sentence, language).flatMap(([start, end]) =>
      inChain(sentence, start, end, known, language),
    ),
  )
  if (ships.size === 0) return found
  const isShip = ({ name, kind }: FoundName) =>
    kind !== 'place' && name.split(' ').every((word) => ships.has(word.toLowerCase()))
  return found.filter((one) => !isShip(one))
}

function inChain(
  sentence: readonly NameWord[],
  start: number,
  end: number,
  known: KnownNames,
  language: string | null,
): FoundName[] {
  const words = sentence.slice(start, end)
  const [before, after] = [sentence[start - 1], sentence[end]]
  if (isQuotedAlone(before, words.at(-1)!)) return []
  const parts = resolveChain(words, known, language, before !== undefined && isOfPerson(before))
  const areNouns = NOUNS_HAVE_CAPITALS.has(language ?? '')
  return parts.flatMap((part, nth): FoundName[] => {
    const own = words.slice(part.start, part.end)
    const isFirstPart = nth === 0 && part.start === 0
    const isLastPart = nth === parts.length - 1 && part.end === words.length
    if (part.kind === 'media') return []
    if (isShip(words, part.start, isFirstPart ? before : undefined)) return []
    if (isLastPart && after && newsMedia.has(`${lowerOf(own)} ${after.lower}`)) return []
    const isCredit =
      (isLastPart && SLASH.test(own.at(-1)!.gap)) || (isFirstPart && SLASH.test(before?.gap ?? ''))
    if (isCredit || (before && isFirstPart && isByline(before, own.at(-1)!))) return []
    const name = nameOf(own)
    if (part.kind !== null) {
      if (
        !isSure(
          part,
          own,
          isLastPart ? after : words[part.end],
          isFirstPart ? before : words[part.start - 1],
        )
      )
        return []
      if (
        HOUSES.has(name.toLowerCase()) &&
        isHouse(own, sentence, start + part.start, start + part.end)
      )
        return [{ name, kind: 'place', isEvident: false }]
      if (isFirstPart && before?.lower === 'on' && PLATFORMS.has(own[0]!.lower)) return []
      const isEvident = part.kind !== known.kindOf(lowerOf(own)) || part.isTitled
      if (isAdministration(part.kind, own, after))
        return [{ name: `${name} administration`, kind: 'organisation', isEvident: true }]
      return [{ name, kind: part.kind, isEvident }]
    }
    if (areNouns) return [{ name, kind: null, isEvident: false }]
    return unknown(
      own,
      isFirstPart ? before : undefined,
      isLastPart ? after : undefined,
      sentence,
      end,
      known,
    )
  })
}

/** "17-year-old Austin Varga", "actor Paris Quenn". */
function isOfPerson({ lower, gap }: NameWord): boolean {
  return PLAIN_GAP.test(gap) && (roles.has(lower) || lower.endsWith('-year-old'))
}

/** The "Harbour" of a sentence is a show, a song or a word. */
function isQuotedAlone(before: NameWord | undefined, last: NameWord): boolean {
  return before !== undefined && /["“«„]$/u.test(before.gap) && /^["”»“]/u.test(last.gap)
}

/** "At the White House", "the White House ballroom": not who works there. */
function isHouse(
  own: readonly NameWord[],
  sentence: readonly NameWord[],
  start: number,
  end: number,
): boolean {
  const after = sentence[end]
  if (after && PLAIN_GAP.test(own.at(-1)!.gap) && ROOMS.has(after.lower)) return true
  const article = sentence[start - 1]
  const isAlone = !after || !PLAIN_GAP.test(own.at(-1)!.gap) || after.isStopWord
  return (
    isAlone &&
    article?.lower === 'the' &&
    /^(?:at|in|inside|outside|near|around)$/u.test(sentence[start - 2]?.lower ?? '')
  )
}

/** Named after people, and none of them. */
function isShip(words: readonly NameWord[], start: number, before: NameWord | undefined): boolean {
  const word = start > 0 ? words[start - 1] : before
  return word !== undefined && VESSELS.has(word.lower) && PLAIN_GAP.test(word.gap)
}

/** Who wrote it or took its picture is not in the news. */
function isByline(before: NameWord, last: NameWord): boolean {
  if (/[|—–]\s*$/u.test(before.gap)) return /^\s*(?:\||\n|$)/u.test(last.gap) || last.gap === ''
  return (
    /^(?:credit|photo|photograph|image|illustration|picture|pictured)s?$/u.test(before.lower) ||
    (before.lower === 'by' && before.isCapital)
  )
}

function isAdministration(
  kind: EntityKind | null,
  own: readonly NameWord[],
  after: NameWord | undefined,
): boolean {
  return kind === 'person' && after?.lower === 'administration' && !own.at(-1)!.isPossessive
}

/** "US soldiers" says little of the country; "the US" does. */
function isSure(
  part: Part,
  own: readonly NameWord[],
  after: NameWord | undefined,
  before: NameWord | undefined,
): boolean {
  const first = own[0]!
  if (part.kind === 'place' && own.length === 1 && COUNTRY_LETTERS.has(first.lower)) {
    if (first.isPossessive) return true
    const isAdjective = after !== undefined && PLAIN_GAP.test(own.at(-1)!.gap) && !after.isStopWord
    return (
      !isAdjective ||
      (before !== undefined &&
        (BEFORE_NOUN.has(before.lower) || before.lower === 'avoid') &&
        !after!.isCapital)
    )
  }
  return true
}

/** What nobody knows, by the words around it. */
function unknown(
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
  const isPlain = (word: NameWord) => PLAIN_GAP.test(word.gap)
  // Where every word has a capital, "Sink" is what shares do, whoever else is called so.
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
  const isBehind = before !== undefined && isPlain(before) && !before.isPossessive
  if (own.length <= 2 && isBehind && ORGANISATION_NOUNS.has(before.lower))
    return found('organisation', true)
  if (
    own.length <= 3 &&
    before?.lower === 'of' &&
    PLACE_NOUNS.has(sentence[sentence.indexOf(before) - 1]?.lower ?? '')
  )
    return found('place', true)
  if (own.length === 1 && isBehind && PLACE_NOUNS.has(before.lower)) return found('place', true)
  // "in Dyersville, Iowa".
  const state = sentence[end]
  if (own.length <= 2 && state?.isCapital && /^, $/u.test(last.gap) && isPlaceBehind(sentence, end))
    return found('place', true)
  if (own.length >= 2 && own.length <= 3 && own.every(looksPersonal)) {
    const isSaying = after !== undefined && isPlain(last) && saying.has(after.lower)
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

/** "Harbour Pilots Union (HPU)". */
function wholeOfAcronym(sentence: readonly NameWord[], at: number): readonly NameWord[] | null {
  const { written } = sentence[at]!
  const before = sentence[at - 1]
  if (!/^\p{Lu}{3,6}$/u.test(written) || !before || !/^ \($/u.test(before.gap)) return null
  const capitals = sentence
    .slice(Math.max(0, at - written.length - 2), at)
    .filter(({ isCapital }) => isCapital)
    .slice(-written.length)
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
