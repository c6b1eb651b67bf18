import { organisationStarts, roles } from './name-clues.ts'
import { isBeside, lowerOf, type EntityKind, type Part } from './name-part.ts'
import type { NameWord } from './name-words.ts'
import { VESSELS } from './ships.ts'

const COUNTRY_LETTERS = new Set(['us', 'u.s.', 'u.s', 'uk', 'u.k.', 'u.k', 'eu', 'e.u.'])
/** Buildings whose names also stand for the people in them. */
const HOUSES = new Set(['white house', 'kremlin', 'pentagon'])
const ROOMS = new Set(
  'ballroom construction lawn grounds complex driveway fence gate helipad renovation renovations'.split(
    ' ',
  ),
)
const BEFORE_NOUN = new Set(
  'in to from with of across against and inside outside throughout between by into for around leave leaves left enter entered exit'.split(
    ' ',
  ),
)

/**
 * Says if the word before a name shows a person: "17-year-old Austin Varga", "actor Paris Quenn".
 */
export function isOfPerson(word: NameWord): boolean {
  const { lower } = word
  return isBeside(word) && (roles.has(lower) || lower.endsWith('-year-old'))
}

/** Says if a name alone fills quotation marks, so that it is the title of a show or a song. */
export function isQuotedAlone(before: NameWord | undefined, last: NameWord): boolean {
  return before !== undefined && /["“«„]$/u.test(before.gap) && /^["”»“]/u.test(last.gap)
}

/**
 * Says if a name means the building, not the people in it: "at the White House", "the White House
 * ballroom".
 */
export function isHouse(
  own: readonly NameWord[],
  sentence: readonly NameWord[],
  start: number,
  end: number,
): boolean {
  if (!HOUSES.has(lowerOf(own))) return false
  const after = sentence[end]
  if (after && isBeside(own.at(-1)!) && ROOMS.has(after.lower)) return true
  const article = sentence[start - 1]
  const isAlone = !after || !isBeside(own.at(-1)!) || after.isStopWord
  return (
    isAlone &&
    article?.lower === 'the' &&
    /^(?:at|in|inside|outside|near|around)$/u.test(sentence[start - 2]?.lower ?? '')
  )
}

/**
 * Says if "a" and "of" make a name the title of a work: "A Court of Gulls" is a book, but "a Court
 * of Appeals judge" works at a court.
 */
export function isAnyOf(
  own: readonly NameWord[],
  before: NameWord | undefined,
  after: NameWord | undefined,
): boolean {
  const isAny = before?.lower === 'a' && isBeside(before) && organisationStarts.has(own[0]!.lower)
  const isOfNoun = after !== undefined && isBeside(own.at(-1)!) && !after.isStopWord
  return isAny && own[1]?.lower === 'of' && !isOfNoun
}

/** Says if a name is that of a ship, which may look like a person's name. */
export function isShip(
  words: readonly NameWord[],
  start: number,
  before: NameWord | undefined,
): boolean {
  const word = start > 0 ? words[start - 1] : before
  return word !== undefined && VESSELS.has(word.lower) && isBeside(word)
}

/** Says if a name is that of the writer or photographer, who is not in the news. */
export function isByline(before: NameWord, last: NameWord): boolean {
  if (/[|—–]\s*$/u.test(before.gap)) return /^\s*(?:\||\n|$)/u.test(last.gap) || last.gap === ''
  return (
    /^(?:credit|photo|photograph|image|illustration|picture|pictured)s?$/u.test(before.lower) ||
    (before.lower === 'by' && before.isCapital)
  )
}

export function isAdministration(
  kind: EntityKind | null,
  own: readonly NameWord[],
  after: NameWord | undefined,
): boolean {
  return kind === 'person' && after?.lower === 'administration' && !own.at(-1)!.isPossessive
}

/**
 * Says if a name is certain to mean the thing itself: "US soldiers" is hardly about the country,
 * but "the US" is.
 */
export function isSure(
  part: Part,
  own: readonly NameWord[],
  after: NameWord | undefined,
  before: NameWord | undefined,
): boolean {
  const first = own[0]!
  if (part.kind === 'place' && own.length === 1 && COUNTRY_LETTERS.has(first.lower)) {
    if (first.isPossessive) return true
    const isAdjective = after !== undefined && isBeside(own.at(-1)!) && !after.isStopWord
    return (
      !isAdjective ||
      (before !== undefined &&
        (BEFORE_NOUN.has(before.lower) || before.lower === 'avoid') &&
        !after!.isCapital)
    )
  }
  return true
}
