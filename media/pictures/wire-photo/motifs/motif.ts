import type { Pen } from '../pen.ts'
import type { Backdrop } from '../backdrops.ts'

export type Random = () => number

/**
 * The backdrop, and the way to draw it, a little different for each series of random numbers. Some
 * motifs are not mirrored, because that would show something else. Some keep their inks, because
 * these have a meaning, such as fire.
 */
export type Motif = readonly [
  backdrop: Backdrop,
  draw: (pen: Pen, random: Random) => void,
  keeps?: 'way' | 'inks',
]
export type Motifs = Readonly<Record<string, Motif>>

/** Picks a whole number from the first to the last. */
export function pick(random: Random, first: number, last: number): number {
  return first + Math.floor(random() * (last - first + 1))
}

/** The whole numbers from 0, up to a count. */
export function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
