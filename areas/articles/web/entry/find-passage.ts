/** A cited piece of an entry: its words, their place in its plain text, and the text around them. */
export interface Passage {
  text: string
  start: number
  end: number
  before: string
  after: string
}

/** A part of a passage: in which piece of text, at which of its characters. */
export interface PassagePart {
  piece: number
  from: number
  to: number
}

/** Spaces and invisible characters: HTML and its plain text differ in these alone. */
const INVISIBLE = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/u
/** A frequent phrase is compared at this many places at most. */
const PLACES_TRIED = 200

/**
 * Finds a passage in a text that is cut into pieces, as HTML is by its elements; an empty list without a match. Of
 * several places, it takes the one whose surroundings match best.
 */
export function findPassage(
  pieces: readonly string[],
  { text, before, after }: Passage,
): PassagePart[] {
  const all = squeezed(pieces)
  const wanted = squeezed([text]).letters
  if (wanted === '') return []
  const [left, right] = [squeezed([before]).letters, squeezed([after]).letters]

  let best = -1
  let bestScore = -1
  let at = all.letters.indexOf(wanted)
  for (let tried = 0; at >= 0 && tried < PLACES_TRIED; tried++) {
    const score =
      sameBefore(all.letters, at, left) + sameAfter(all.letters, at + wanted.length, right)
    if (score > bestScore) [best, bestScore] = [at, score]
    at = all.letters.indexOf(wanted, at + 1)
  }
  return best < 0 ? [] : withSpaces(pieces, partsOf(all, best, best + wanted.length))
}

interface Squeezed {
  letters: string
  /** The piece of each letter, and the letter's position in it. */
  piece: Int32Array
  place: Int32Array
}

function squeezed(pieces: readonly string[]): Squeezed {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const [piece, place] = [new Int32Array(length), new Int32Array(length)]
  const kept: string[] = []
  pieces.forEach((text, nth) => {
    for (let at = 0; at < text.length; at++) {
      if (INVISIBLE.test(text[at]!)) continue
      piece[kept.length] = nth
      place[kept.length] = at
      kept.push(text[at]!)
    }
  })
  return { letters: kept.join(''), piece, place }
}

function partsOf({ piece, place }: Squeezed, from: number, to: number): PassagePart[] {
  const parts: PassagePart[] = []
  for (let at = from; at < to; at++) {
    const part = parts.at(-1)
    if (part && part.piece === piece[at]) part.to = place[at]! + 1
    else parts.push({ piece: piece[at]!, from: place[at]!, to: place[at]! + 1 })
  }
  return parts
}

/** The space between two parts is a part of the passage, too. */
function withSpaces(pieces: readonly string[], parts: PassagePart[]): PassagePart[] {
  return parts.map(({ piece, from, to }, at) => ({
    piece,
    from: at === 0 ? from : 0,
    to: at === parts.length - 1 ? to : pieces[piece]!.length,
  }))
}

function sameBefore(letters: string, at: number, wanted: string): number {
  let same = 0
  while (same < wanted.length && letters[at - 1 - same] === wanted.at(-1 - same)) same++
  return same
}

function sameAfter(letters: string, at: number, wanted: string): number {
  let same = 0
  while (same < wanted.length && letters[at + same] === wanted[same]) same++
  return same
}
