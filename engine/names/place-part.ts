import { isAlsoWord, isFirstName } from './first-names.ts'
import { demonyms, organisationEnds, personTitles, placeEnds, placeStarts } from './name-clues.ts'
import type { Part } from './name-part.ts'
import type { NameWord } from './name-words.ts'

/** Words that begin the name of a place only if "of" follows: "Isle of Orrin". */
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

/** Finds a name that begins here and is formed like a place: "Lake Orrin", "Quay Street". */
export function placePart(words: readonly NameWord[], start: number): Part | null {
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
