import type { Box, Pen } from '../drawing/pen.ts'

/** A part of the picture that changes independently. */
export interface Layer {
  /** The box on the sheet in which the layer draws. */
  box: Box
  /** A key for the look of the layer at a time; the same key means that nothing changed. */
  keyAt(at: number): string
  draw(pen: Pen, at: number): void
}

/** A video as layers to draw. */
export interface Film {
  /** The rate at which changes can be shown. */
  framesPerSecond: number
  /**
   * Layers in the order of drawing: each is above those before it, and is redrawn when one of them
   * changes.
   */
  layers: readonly Layer[]
  /**
   * The scene at a time. A keyframe is set where the scene changes: at each slide, and where a
   * movement comes to rest.
   */
  sceneAt(at: number): string
}

export interface Moment {
  at: number
  isKey: boolean
}

/** The distance of keyframes; after a seek, a player has to decode this much at most. */
const KEYFRAME_EVERY_SECONDS = 5
/**
 * The longest duration of a frame, because some players seem to hang when a picture stays for
 * longer.
 */
const LONGEST_FRAME_SECONDS = 1

/** Chooses when frames are drawn: at each change, and after LONGEST_FRAME_SECONDS. */
export function momentsOf(film: Film, seconds: number): Moment[] {
  const moments: Moment[] = []
  let shown = ''
  let scene = ''
  let keyAt = -Infinity
  const step = 1 / film.framesPerSecond
  for (let n = 0; n * step < seconds; n++) {
    const at = n * step
    const now = film.layers.map((layer) => layer.keyAt(at)).join('\n')
    const isDue = at - (moments.at(-1)?.at ?? -Infinity) >= LONGEST_FRAME_SECONDS - step / 2
    if (now === shown && !isDue) continue
    const nowScene = film.sceneAt(at)
    const isKey = nowScene !== scene || at - keyAt >= KEYFRAME_EVERY_SECONDS - step / 2
    moments.push({ at, isKey })
    if (isKey) keyAt = at
    shown = now
    scene = nowScene
  }
  return moments
}
