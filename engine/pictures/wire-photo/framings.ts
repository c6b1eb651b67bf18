import type { Motif, Random } from './motifs/motif.ts'

/**
 * The way in which a motif fills its picture: as a whole, close by, small with much air, before a larger shadow of
 * itself, or with its inks changing places along a slant.
 */
export type Framing = 'whole' | 'near' | 'far' | 'shadow' | 'slant'

/**
 * The size of a motif, its distance from the middle, and the height that stays where it is, in hundredths of the
 * height.
 */
export interface Place {
  zoom: number
  aside: number
  anchor: number
}

/** The hues beside that of a category: `data-shade` in WirePhoto.css. */
export const SHADES = 7

/** Choices that come first, so that they are the same at every size. */
export function chooseLook([backdrop, , keeps]: Motif, random: Random) {
  const framings: Framing[] = ['whole', 'near']
  // One that draws its own ground would show where that ends.
  if (backdrop !== 'bare') framings.push('far', 'shadow')
  if (keeps !== 'inks') framings.push('slant')
  const shade = Math.floor(random() * SHADES)
  return { shade, framing: framings[Math.floor(random() * framings.length)]! }
}

/** A motif on the ground stands there at any size. */
const GROUND = 92
const MIDDLE = 50
/** A motif at its own size reaches this far to both sides. */
const REACH = 50

export function placeOf(framing: Framing, [backdrop]: Motif, ratio: number, random: Random): Place {
  const isOnGround = backdrop === 'sky' || backdrop === 'sea'
  const isBare = backdrop === 'bare'
  const [size, shift] = [random(), random()]
  const side = random() < 0.5 ? -1 : 1
  const free = (zoom: number) => side * Math.max(0, ratio * REACH - REACH * zoom)
  switch (framing) {
    case 'near':
      return isBare
        ? { zoom: 1.2 + 0.14 * size, aside: side * 12, anchor: MIDDLE }
        : {
            zoom: 1.3 + 0.16 * size,
            aside: side * (10 + 12 * shift),
            anchor: isOnGround ? 72 : MIDDLE,
          }
    case 'far': {
      const zoom = 0.64 + 0.1 * size
      return { zoom, aside: free(zoom) * (0.5 + 0.3 * shift), anchor: isOnGround ? GROUND : 78 }
    }
    case 'shadow': {
      const zoom = 0.7 + 0.1 * size
      return { zoom, aside: free(zoom) * 0.7, anchor: isOnGround ? GROUND : 70 }
    }
    default: {
      const zoom = isBare ? 1 + 0.12 * size : 0.84 + 0.26 * size
      return { zoom, aside: side * (ratio - 1) * 20 * shift, anchor: isOnGround ? GROUND : MIDDLE }
    }
  }
}

/** A shadow is larger than what it falls from, and on the other side. */
export function shadowOf({ aside, anchor }: Place): Place {
  return { zoom: 1.2, aside: -0.8 * aside, anchor }
}
