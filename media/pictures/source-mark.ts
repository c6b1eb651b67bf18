import { hashText } from '#core/seeded.ts'

/** Square, circle, octagon, arch, shield: outlines in a box of MARK_BOX. */
const outlines = [
  'M2 2h20v20H2z',
  'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z',
  'M6.5 1h11L23 6.5v11L17.5 23h-11L1 17.5v-11z',
  'M2 23V11a10 10 0 0 1 20 0v12z',
  'M2 1h20v13c0 5-4.5 7.5-10 9.5C6.5 21.5 2 19 2 14z',
]

/** All hues except the red of Breaking, for outlets. */
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

/** Sizes and baselines of the letters, by their number. */
const lettering = [
  { size: 14, baseline: 17 },
  { size: 14, baseline: 17 },
  { size: 11, baseline: 16 },
  { size: 8, baseline: 15 },
] as const

/** The side of the square that a mark is drawn in. */
export const MARK_BOX = 24

/** The color of an outlet's monogram, from its name alone, so that it is the same everywhere. */
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
