import type { Pen } from '../pen.ts'
import type { Backdrop } from '../backdrops.ts'

export type Random = () => number

/**
 * A motif: its backdrop, and a function that draws it a little differently for each series of
 * random numbers. `keeps` is "way" if mirroring would change the meaning, and "inks" if the inks
 * have a meaning, such as fire.
 */
export type Motif = readonly [
  backdrop: Backdrop,
  draw: (pen: Pen, random: Random) => void,
  keeps?: 'way' | 'inks',
]
export type Motifs = Readonly<Record<string, Motif>>

/** Picks a whole number between two others, both included. */
export function pick(random: Random, first: number, last: number): number {
  return first + Math.floor(random() * (last - first + 1))
}

/** The whole numbers from 0 to `count` - 1. */
export function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
