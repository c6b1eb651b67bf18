import type { Box, Pen } from '../drawing/pen.ts'

/** A part of the picture that changes by itself. */
export interface Layer {
  /** The box on the sheet that it draws into. */
  box: Box
  /** A key that moments of equal look share. */
  keyAt(at: number): string
  draw(pen: Pen, at: number): void
}

/** A video with the parts to draw. */
export interface Film {
  /** The rate at which changes are shown. */
  framesPerSecond: number
  /** Layers in the order of drawing: each is above those before it, and is redrawn after them. */
  layers: readonly Layer[]
  /** The scene at a time; a keyframe is set where it changes: at each slide, and where a movement comes to rest. */
  sceneAt(at: number): string
}

export interface Moment {
  at: number
  isKey: boolean
}

/** The distance of keyframes: a player that seeks decodes no more than this. */
const KEYFRAME_EVERY_SECONDS = 5
/** Some players seem to hang when a picture stays for longer. */
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
