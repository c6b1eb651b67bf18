/**
 * A cited passage of an entry: its text, its range in the entry's plain text, and the text around
 * it.
 */
export interface Passage {
  text: string
  start: number
  end: number
  before: string
  after: string
}

/** A part of a passage: the index of a text, and a range in it. */
export interface PassagePart {
  piece: number
  from: number
  to: number
}

/**
 * Spaces and invisible characters, which are the only differences between HTML and its plain text.
 */
const INVISIBLE = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/u
/** The most positions at which a frequent phrase is compared. */
const PLACES_TRIED = 200

/**
 * Finds a passage in a text that is split into pieces, such as the text nodes of HTML; empty if it
 * is not found. If there are several matches, it chooses the one with the most similar text around
 * it.
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
  /** The index of the piece of each letter; `place` is the letter's position in that piece. */
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

/** Extends the parts, so that the space between two of them belongs to the passage, too. */
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
