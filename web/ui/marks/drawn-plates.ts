import type { Plate, PlateSubject } from '#media/pictures/wire-photo/plate.ts'

/**
 * The most pictures that are cached: those of a list, and of the articles that were opened from it.
 */
const MOST_KEPT = 40

const kept = new Map<string, Plate>()

/** Gives the picture that was drawn of a subject, or draws it: going back to an article takes no drawing. */
export function drawnPlate(subject: PlateSubject, draw: () => Plate): Plate {
  const { title, category, name = '', ratio, rows } = subject
  const key = JSON.stringify([title, category, name, ratio, rows])
  const plate = kept.get(key) ?? draw()
  // The most recently requested picture is removed last.
  kept.delete(key)
  kept.set(key, plate)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return plate
}
