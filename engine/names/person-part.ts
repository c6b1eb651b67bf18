import { isAlsoWord, isFirstName } from './first-names.ts'
import { adjectives, demonyms, personTitles, plainLetters, weakTitles } from './name-clues.ts'
import type { KnownNames, Part } from './name-part.ts'
import type { NameWord } from './name-words.ts'

/** Words after the name of a person that make it the name of a show, prize or law. */
const WORK_ENDS = new Set(
  'show experience guest prize award awards act bill cup bowl open series podcast festival day tour trophy medal plan doctrine amendment memo files file derby classic invitational challenge report'.split(
    ' ',
  ),
)
const LONGEST_PERSON = 4
const INITIAL = /^(?:\p{Lu}\.){1,2}$/u
const SUFFIXES = new Set(['jr', 'jr.', 'sr', 'sr.', 'ii', 'iii', 'iv'])
const PARTICLES = new Set(
  'von van der den de del della da di du dos la le al el bin ibn abu ben st st. mac'.split(' '),
)

/** Finds a person whose name begins here, recognized by a first name or a title before it. */
export function personPart(
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
  if (plainLetters.has(first.lower) && !INITIAL.test(first.written)) return null
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
  // A third word that ends in "s" is most likely a verb, as in "Greg Varga Orders Ferries".
  if (end - start === 3 && first.isFirst && words[end - 1]!.lower.endsWith('s')) end--
  const length = end - start
  const last = words[end - 1]!
  const isWork = words[end] !== undefined && WORK_ENDS.has(words[end]!.lower) && !last.isPossessive
  if (isWork) return { start, end: end + 1, kind: 'media', isTitled: false }
  if (first.isInTitle && isDoing(last) && !known.isSurname(last.lower)) return null
  if (
    isTitled &&
    adjectives.has(words[start - 1]?.lower ?? '') &&
    !isFirstName(first.lower) &&
    !known.isSurname(last.lower)
  )
    return null
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

/** Says if a word is most likely a verb in title case: "Meghan Moving". */
function isDoing({ lower }: NameWord): boolean {
  return lower.length > 5 && lower.endsWith('ing')
}

const NO_SURNAMES = new Set(
  'west east women men house senate congress administration department party office team league association club news show university school war election act award awards one agency authority board bureau center commission committee council court foundation institute ministry safety service society union'.split(
    ' ',
  ),
)

function canBeSurname({ lower, written, isStopWord }: NameWord): boolean {
  return (
    !demonyms.has(lower) &&
    !(plainLetters.has(lower) && !SUFFIXES.has(lower)) &&
    !NO_SURNAMES.has(lower) &&
    !WORK_ENDS.has(lower) &&
    !isStopWord &&
    !/^\d|-\p{Ll}/u.test(written) &&
    !personTitles.has(lower) &&
    !/^\p{Lu}{3,}$/u.test(written)
  )
}
