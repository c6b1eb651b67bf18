import { isOfCalendar } from './gazetteer.ts'
import { organisationEnds, organisationStarts, placeStarts } from './name-clues.ts'
import { isBeside } from './name-part.ts'
import type { NameWord } from './name-words.ts'

const LONGEST = 10
const AND_GAP = /^ & $/u

/** Finds runs of adjacent words with a capital, including the small words inside names. */
export function findChains(
  sentence: readonly NameWord[],
  language: string | null,
): [start: number, end: number][] {
  const found: [number, number][] = []
  for (let start = 0; start < sentence.length; start++) {
    if (!canStart(sentence[start]!, language)) continue
    let end = start + 1
    while (end < sentence.length && end - start < LONGEST) {
      const [before, next] = [sentence[end - 1]!, sentence[end]!]
      if (before.isPossessive) break
      const isPlain = isBeside(before)
      if (!isPlain && !AND_GAP.test(before.gap)) break
      if (isPlain && canContinue(next, language)) end++
      else if (AND_GAP.test(before.gap) && canContinue(next, language) && !before.isInTitle) end++
      else {
        const linked = linkedEnd(sentence, start, end)
        if (linked === end) break
        end = linked
      }
    }
    found.push([start, end])
    start = end - 1
  }
  return found
}

function canStart(word: NameWord, language: string | null): boolean {
  const isWord = word.isCapital && (word.written.length > 1 || /\./u.test(word.written))
  const isCommon =
    word.isStopWord &&
    word.lower !== 'new' &&
    !(word.written === word.written.toUpperCase() && word.written.length > 1 && !word.isInTitle) &&
    word.lower !== 'will'
  return isWord && !isCommon && !isOfCalendar(word.lower, language)
}

function canContinue(word: NameWord, language: string | null): boolean {
  if (/^\d/u.test(word.written)) return false
  const isSmall = word.isStopWord && word.lower !== 'will' && word.lower !== 'new'
  return (
    word.isCapital &&
    !(isSmall && (word.isInTitle || word.written.length < 3 || word.lower === 'the')) &&
    !isOfCalendar(word.lower, language)
  )
}

/** Second halves of names with "and", such as "Exchange Commission" after "Securities and". */
const SECOND_HALVES = new Set([
  'border protection',
  'customs enforcement',
  'drug administration',
  'exchange commission',
  'human services',
  'space administration',
  'urban development',
])
const PARTICLES = new Set('von van der den de del della da di du dos la al bin ibn'.split(' '))

/**
 * The end of a name that goes on after a small word: "Bank of Norway", "Ursula von der Leyen".
 * "Ilva Renn of Halvard Shipping" is two names.
 */
function linkedEnd(sentence: readonly NameWord[], start: number, end: number): number {
  const link = sentence[end]!
  const before = sentence[end - 1]!
  const after = sentence[end + 1]
  if (PARTICLES.has(link.lower) && !link.isCapital) {
    let next = end + 1
    while (sentence[next] && PARTICLES.has(sentence[next]!.lower)) next++
    const isName = sentence[next]?.isCapital && isBeside(link)
    return isName ? next + 1 : end
  }
  if (!after || !isBeside(link)) return end
  const isOrganisation = organisationStarts.has(before.lower) || organisationEnds.has(before.lower)
  const isStart = isOrganisation || placeStarts.has(before.lower)
  if (
    link.lower === 'of' &&
    (isStart || ['gulf', 'strait', 'isle', 'bay', 'district', 'study'].includes(before.lower))
  ) {
    const skip = after.lower === 'the' ? 1 : 0
    return sentence[end + 1 + skip]?.isCapital ? end + 2 + skip : end
  }
  const hasLink = sentence.slice(start, end).some(({ lower }) => lower === 'of' || lower === 'for')
  if (
    link.lower === 'for' &&
    (organisationStarts.has(before.lower) ||
      ['center', 'centre', 'fund', 'council', 'association'].includes(before.lower))
  ) {
    const skip = after.lower === 'the' ? 1 : 0
    return sentence[end + 1 + skip]?.isCapital ? end + 2 + skip : end
  }
  if (link.lower === 'and' && SECOND_HALVES.has(`${after.lower} ${sentence[end + 2]?.lower}`))
    return end + 3
  if (
    link.lower === 'and' &&
    hasLink &&
    after.isCapital &&
    sentence[end + 2]?.isCapital &&
    isBeside(after)
  )
    return end + 2
  return end
}
