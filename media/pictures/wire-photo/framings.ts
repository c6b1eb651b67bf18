import type { FrameShape } from './grounds.ts'
import type { Motif, Random } from './motifs/motif.ts'

/**
 * The arrangement of a motif in its picture: whole, close by, cut by a corner, small with much
 * space around it, in front of its larger shadow, with its inks swapped along a slant, leaning,
 * with a second one behind it, in a frame (round, square, a window or a strip), or in ink and paper
 * on a ground in the hue.
 */
export type Framing =
  | 'whole'
  | 'near'
  | 'corner'
  | 'far'
  | 'shadow'
  | 'slant'
  | 'lean'
  | 'pair'
  | 'round'
  | 'panel'
  | 'arch'
  | 'strip'
  | 'dark'

/**
 * The size of a motif, its horizontal distance from the middle, and the height that stays in place
 * when it is enlarged, in hundredths of the picture's height.
 */
export interface Place {
  zoom: number
  aside: number
  anchor: number
  /** The rotation in degrees, clockwise. */
  turn?: number
  /**
   * True for the second motif of a pair, which is mirrored and in the other inks if the motif
   * allows that.
   */
  isOther?: boolean
}

/** The number of hues near that of a category: `data-shade` in WirePhoto.css. */
export const SHADES = 7

/**
 * Chooses the hue and the framing. They do not depend on the size, so a picture looks the same at
 * every size.
 */
export function chooseLook([backdrop, , keeps]: Motif, random: Random) {
  const framings: Framing[] = ['whole', 'near', 'round', 'panel', 'arch', 'strip']
  // A motif that draws its own ground is left out here, because the edge of that ground would show.
  if (backdrop !== 'bare') framings.push('far', 'shadow', 'corner', 'pair')
  // Motifs on the ground or in water do not lean.
  if (backdrop === 'room' || backdrop === 'night' || backdrop === 'plain') framings.push('lean')
  if (keeps !== 'inks') framings.push('slant', 'dark')
  const shade = Math.floor(random() * SHADES)
  return { shade, framing: framings[Math.floor(random() * framings.length)]! }
}

/** The anchor of a motif on the ground: the height that stays in place when the motif is scaled. */
const GROUND = 92
const MIDDLE = 50
/** The distance from the middle to the sides of a motif in its original size. */
const REACH = 50

/** The places of a motif in its picture, from back to front; the last one is the main one. */
export function placesOf(
  framing: Framing,
  [backdrop]: Motif,
  ratio: number,
  random: Random,
): readonly [...Place[], Place] {
  const isOnGround = backdrop === 'sky' || backdrop === 'sea'
  const isBare = backdrop === 'bare'
  const [size, shift] = [random(), random()]
  const side = random() < 0.5 ? -1 : 1
  const free = (zoom: number) => side * Math.max(0, ratio * REACH - REACH * zoom)
  switch (framing) {
    case 'near':
      return isBare
        ? [{ zoom: 1.2 + 0.14 * size, aside: side * 12, anchor: MIDDLE }]
        : [
            {
              zoom: 1.3 + 0.16 * size,
              aside: side * (10 + 12 * shift),
              anchor: isOnGround ? 72 : MIDDLE,
            },
          ]
    case 'corner':
      return [
        { zoom: 1.55 + 0.2 * size, aside: side * (14 + 8 * ratio), anchor: shift < 0.5 ? 14 : 88 },
      ]
    case 'far': {
      const zoom = 0.64 + 0.1 * size
      return [{ zoom, aside: free(zoom) * (0.5 + 0.3 * shift), anchor: isOnGround ? GROUND : 78 }]
    }
    case 'shadow': {
      const zoom = 0.7 + 0.1 * size
      return [{ zoom, aside: free(zoom) * 0.7, anchor: isOnGround ? GROUND : 70 }]
    }
    case 'lean':
      return [
        {
          zoom: 0.8 + 0.3 * size,
          aside: side * 10 * shift,
          anchor: MIDDLE,
          turn: side * (7 + 6 * shift),
        },
      ]
    case 'pair': {
      const anchor = isOnGround ? GROUND : MIDDLE
      const apart = 22 + 8 * ratio
      return [
        {
          zoom: 0.5 + 0.12 * size,
          aside: -side * apart,
          anchor: isOnGround ? 78 : 30,
          isOther: true,
        },
        { zoom: 0.74 + 0.1 * shift, aside: side * (apart - 8), anchor: isOnGround ? anchor : 66 },
      ]
    }
    case 'strip': {
      const zoom = isBare ? 1 : 0.46 + 0.1 * size
      return [{ zoom, aside: free(zoom) * shift, anchor: isOnGround ? 59 : MIDDLE }]
    }
    case 'round':
    case 'arch':
    case 'panel': {
      const zoom = isBare ? 1 : 0.6 + 0.2 * size
      // A round frame is in the middle or at one side, the others are always at a side.
      const aside = framing !== 'round' || shift < 0.67 ? side * (ratio - 1) * 38 : 0
      return [{ zoom, aside, anchor: isOnGround ? 74 : MIDDLE }]
    }
    default: {
      const zoom = isBare ? 1 + 0.12 * size : 0.84 + 0.26 * size
      return [
        { zoom, aside: side * (ratio - 1) * 20 * shift, anchor: isOnGround ? GROUND : MIDDLE },
      ]
    }
  }
}

/** The shape of the frame for each framing that has one. */
export const frames: Partial<Record<Framing, FrameShape>> = {
  round: 'round',
  panel: 'panel',
  arch: 'arch',
  strip: 'strip',
}

/** The place of a motif's shadow, which is larger and on the other side. */
export function shadowOf({ aside, anchor }: Place): Place {
  return { zoom: 1.2, aside: -0.8 * aside, anchor }
}
