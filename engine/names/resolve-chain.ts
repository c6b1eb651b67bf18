import { isFirstName } from './first-names.ts'
import { knownPart } from './known-part.ts'
import { demonyms, personTitles, weakTitles } from './name-clues.ts'
import { lowerOf, type KnownNames, type Part } from './name-part.ts'
import type { NameWord } from './name-words.ts'
import { organisationPart } from './organisation-part.ts'
import { personPart } from './person-part.ts'
import { placePart } from './place-part.ts'

/**
 * Splits a run of words with a capital into names: "Texas Attorney General Ilva Renn" contains two.
 */
export function resolveChain(
  words: readonly NameWord[],
  known: KnownNames,
  language: string | null,
  isOfPerson = false,
): Part[] {
  const parts: Part[] = []
  let at = 0
  let isTitled = false
  while (at < words.length) {
    const part: Part | 'title' | 'adjective' | null =
      (isTitled || (isOfPerson && at === 0) ? titledPart(words, at, known) : null) ??
      nationalBody(words, at, known, language) ??
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

const BODIES = new Set([
  'army',
  'navy',
  'air force',
  'coast guard',
  'national guard',
  'parliament',
  'senate',
  'congress',
  'supreme court',
  'high court',
  'treasury',
])
/**
 * Adjectives that name no foreign country, but a party, a faith, a direction, or America, whose
 * army readers call the Army.
 */
const NOT_ABROAD = new Set(
  'american democrat democrats democratic republican republicans conservative conservatives liberal liberals tory marxist communist nazi jewish muslim islamic christian catholic black white latino latina hispanic western eastern northern southern native'.split(
    ' ',
  ),
)

/**
 * Finds an institution of another country, such as "Lebanese Army", which must not be taken for the
 * one that readers call the Army.
 */
function nationalBody(
  words: readonly NameWord[],
  at: number,
  known: KnownNames,
  language: string | null,
): Part | null {
  const { lower } = words[at]!
  if (!demonyms.has(lower) || NOT_ABROAD.has(lower)) return null
  const body = words[at + 1] ? knownPart(words, at + 1, known, language) : null
  const isBody = body?.start === at + 1 && BODIES.has(lowerOf(words.slice(at + 1, body.end)))
  return isBody ? { ...body, start: at } : null
}

/**
 * Finds a person after a title, even if the name looks like a city or a firm: "Rep. Alexandria
 * Renn".
 */
function titledPart(words: readonly NameWord[], at: number, known: KnownNames): Part | null {
  const isName = isFirstName(words[at]!.lower) && words[at + 1] !== undefined
  return isName ? personPart(words, at, true, known) : null
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
