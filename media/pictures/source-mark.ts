import { hashText } from '#core/seeded.ts'

/** Outlines in a box of MARK_BOX: square, circle, octagon, arch, shield. */
const outlines = [
  'M2 2h20v20H2z',
  'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z',
  'M6.5 1h11L23 6.5v11L17.5 23h-11L1 17.5v-11z',
  'M2 23V11a10 10 0 0 1 20 0v12z',
  'M2 1h20v13c0 5-4.5 7.5-10 9.5C6.5 21.5 2 19 2 14z',
]

/** The hues of outlets: all except the red of Breaking. */
const outletHues = [
  'ai',
  'policy',
  'markets',
  'science',
  'technology',
  'environment',
  'space',
  'healthcare',
  'cybersecurity',
  'automotive',
  'business',
] as const
export type OutletHue = (typeof outletHues)[number]

/** Size and baseline of the letters, by their number. */
const lettering = [
  { size: 14, baseline: 17 },
  { size: 14, baseline: 17 },
  { size: 11, baseline: 16 },
  { size: 8, baseline: 15 },
] as const

/** The side of the square in which a mark is drawn. */
export const MARK_BOX = 24

/**
 * The shape and hue of an outlet's monogram. They depend on its name alone, so that they are the
 * same everywhere.
 */
export function markOf(name: string) {
  const hash = hashText(name)
  return {
    outline: outlines[(hash >>> 8) % outlines.length]!,
    hue: outletHues[hash % outletHues.length]!,
    isSolid: (hash >>> 16) % 3 > 0,
  }
}

export function letteringOf(letters: string) {
  return lettering[letters.length] ?? lettering[3]
}
