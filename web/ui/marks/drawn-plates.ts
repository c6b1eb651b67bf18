import type { Plate, PlateSubject } from '#media/pictures/wire-photo/plate.ts'

/**
 * The most pictures in the cache: enough for a list, and for the articles that were opened from it.
 */
const MOST_KEPT = 40

const kept = new Map<string, Plate>()

/**
 * Returns the picture of a subject from the cache, or draws it, so that going back to an article
 * needs no drawing.
 */
export function drawnPlate(subject: PlateSubject, draw: () => Plate): Plate {
  const { title, category, name = '', ratio, rows } = subject
  const key = JSON.stringify([title, category, name, ratio, rows])
  const plate = kept.get(key) ?? draw()
  // Moves the picture to the end, so that it is removed last.
  kept.delete(key)
  kept.set(key, plate)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return plate
}
