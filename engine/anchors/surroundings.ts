import { likenessOfStart } from './alignment.ts'
import { CONTEXT_LETTERS } from './anchor.ts'

/** The least likeness at which the surroundings of two places count as the same, with revisions. */
const LIKE = 0.65
/** This many unchanged letters next to a passage are enough to know its place. */
const SURE_LETTERS = 20
/** The number of letters by which inserted words may move a neighbor away. */
const PUSHED_LETTERS = 32

/** The text around a passage, without spaces. */
export interface Context {
  prefix: string
  suffix: string
}

/** The likeness of a passage's surroundings to the text around a place. */
export interface Surroundings {
  score: number
  /** True if one side is enough to know the place. */
  isSureOfOne: boolean
  /** True if the passage was at the edge of the text, and the place is, too. */
  isAtEdge: boolean
  /** True if both sides are the same, perhaps with revisions. */
  areBothLike: boolean
}

export function surroundings(
  letters: string,
  from: number,
  to: number,
  { prefix, suffix }: Context,
): Surroundings {
  const reach = CONTEXT_LETTERS + PUSHED_LETTERS
  const left = sideOf(reversed(letters.slice(Math.max(0, from - reach), from)), reversed(prefix))
  const right = sideOf(letters.slice(to, to + reach), suffix)
  return {
    score: left.likeness + right.likeness,
    isSureOfOne: left.isSure || right.isSure,
    isAtEdge: left.isAtEdge || right.isAtEdge,
    areBothLike: left.likeness >= LIKE && right.likeness >= LIKE,
  }
}

interface Side {
  likeness: number
  isSure: boolean
  isAtEdge: boolean
}

/** Compares the two texts on one side, going outwards from the passage. */
function sideOf(found: string, wanted: string): Side {
  // Little context means that the passage stood near the edge of its text: the place has to be near one, too.
  if (wanted.length < SURE_LETTERS) {
    const isNear = found.length <= wanted.length + SURE_LETTERS
    return {
      likeness: isNear ? likenessOfStart(wanted, found) : 0,
      isSure: false,
      isAtEdge: found === wanted,
    }
  }
  return {
    likeness: likenessOfStart(wanted, found),
    isSure: touching(found, wanted) >= SURE_LETTERS,
    isAtEdge: false,
  }
}

function touching(found: string, wanted: string): number {
  let same = 0
  while (same < found.length && found[same] === wanted[same]) same++
  return same
}

function reversed(text: string): string {
  return text.split('').reverse().join('')
}
