import { likenessOfStart } from './alignment.ts'
import { CONTEXT_LETTERS } from './anchor.ts'

/** From here on, what stands on a side of two places is the same, revised. */
const LIKE = 0.65
/** This many unchanged letters next to a passage tell its place by themselves. */
const SURE_LETTERS = 20
/** Words that were put in between may push what stood there so far away. */
const PUSHED_LETTERS = 32

/** The text around a passage, without spaces. */
export interface Context {
  prefix: string
  suffix: string
}

/** The share of a passage's surroundings that is around a place. */
export interface Surroundings {
  score: number
  /** One side tells the place by itself. */
  isSureOfOne: boolean
  /** The edge of the text is there, too, if it stood at one. */
  isAtEdge: boolean
  /** Both sides are the same, revised. */
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

/** Both as they go outwards from the passage. */
function sideOf(found: string, wanted: string): Side {
  // A passage near the edge of its text is told by that: it stands near the edge.
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
