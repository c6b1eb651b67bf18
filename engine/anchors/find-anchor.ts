import { CONTEXT_LETTERS, type Anchor } from './anchor.ts'
import { findRevised } from './find-revised.ts'
import { squeeze, stretchOf, type Squeezed, type TextStretch } from './squeeze.ts'
import { surroundings, type Surroundings } from './surroundings.ts'

/** A found passage: "same" if it is unchanged, "revised" if its words were changed since. */
export interface FoundAnchor extends TextStretch {
  how: 'same' | 'revised'
}

/** The most places at which a frequent phrase is compared. */
const PLACES_TRIED = 200
/**
 * Words of at least this many letters that are unique in both texts are the same passage at any place; shorter ones may
 * be another.
 */
const TELLING_LETTERS = 40

/**
 * Finds a passage in a text that may have been revised since; null if it is gone or in doubt. The
 * surroundings of a passage are compared if its words are repeated or were changed.
 */
export function findAnchor(text: string, anchor: Anchor): FoundAnchor | null {
  const within = squeeze(text)
  const wanted = lettersOf(anchor)
  if (wanted.exact === '') return null
  const same = findSame(within, wanted)
  if (same !== null) {
    return { ...stretchOf(within, same, same + wanted.exact.length), how: 'same' }
  }
  const revised = findRevised(within.letters, wanted)
  return revised && { ...stretchOf(within, revised.from, revised.to), how: 'revised' }
}

/** An anchor without its spaces. */
export interface AnchorLetters {
  exact: string
  prefix: string
  suffix: string
  isUnique: boolean
  /** The approximate position of the passage. */
  start: number
}

function lettersOf({ exact, prefix, suffix, isUnique, start }: Anchor): AnchorLetters {
  return {
    exact: squeeze(exact).letters,
    prefix: squeeze(prefix).letters.slice(-CONTEXT_LETTERS),
    suffix: squeeze(suffix).letters.slice(0, CONTEXT_LETTERS),
    isUnique,
    start,
  }
}

/**
 * The place of the same words with the most similar surroundings; among equals, the one nearest to
 * the old place.
 */
function findSame({ letters, places }: Squeezed, wanted: AnchorLetters): number | null {
  const { exact, isUnique, start } = wanted
  let best: { at: number; around: Surroundings; offset: number } | null = null
  let count = 0
  for (
    let at = letters.indexOf(exact);
    at >= 0 && count < PLACES_TRIED;
    at = letters.indexOf(exact, at + 1)
  ) {
    count++
    const around = surroundings(letters, at, at + exact.length, wanted)
    const offset = Math.abs(places[at]! - start)
    if (
      best === null ||
      around.score > best.around.score ||
      (around.score === best.around.score && offset < best.offset)
    ) {
      best = { at, around, offset }
    }
  }
  if (best === null) return null
  const { isSureOfOne, areBothLike, isAtEdge } = best.around
  if (areBothLike || (isUnique && isSureOfOne)) return best.at
  const isOne = isUnique && count === 1
  return isOne && (isAtEdge || exact.length >= TELLING_LETTERS) ? best.at : null
}
