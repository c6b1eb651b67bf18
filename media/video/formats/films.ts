import { CONTENT } from '../drawing/frame.ts'
import type { VideoFormat } from '../video.ts'
import type { Film } from './film.ts'
import type { MouthLevels } from './mouth-levels.ts'
import { presenterLayers, PRESENTERS_WIDTH } from './presenters.ts'
import type { Reel } from './reel.ts'
import { captionLayer, isMoving, slideAt, slideLayer, tapeLayer } from './slide-show.ts'

const STILL_FPS = 10
const HEAD_FPS = 12
const MOVING_FPS = 24
/**
 * The steps of the dot on the tape. It moves so slowly that more steps could not be seen, and each
 * step costs a frame.
 */
const TAPE_STEPS_A_SECOND = 4

export function filmOf(format: VideoFormat, reel: Reel, levels: MouthLevels): Film {
  const sceneAt = (at: number) => `${reel.slides.indexOf(slideAt(reel.slides, at))}`
  const belowAll = (steps: number) => [captionLayer(reel), tapeLayer(reel, steps)]
  if (format === 'presentation') {
    const framesPerSecond = STILL_FPS
    const layers = [slideLayer(reel, { isAnimated: false, framesPerSecond }), ...belowAll(0)]
    return { framesPerSecond, layers, sceneAt }
  }
  if (format === 'talking-head') {
    const framesPerSecond = HEAD_FPS
    const area = {
      ...CONTENT,
      x: CONTENT.x + PRESENTERS_WIDTH,
      width: CONTENT.width - PRESENTERS_WIDTH,
    }
    const layers = [
      slideLayer(reel, { isAnimated: false, framesPerSecond, area }),
      ...presenterLayers(reel, levels),
      ...belowAll(0),
    ]
    return { framesPerSecond, layers, sceneAt }
  }
  const framesPerSecond = MOVING_FPS
  const steps = Math.ceil(reel.narration.seconds * TAPE_STEPS_A_SECOND)
  return {
    framesPerSecond,
    layers: [slideLayer(reel, { isAnimated: true, framesPerSecond }), ...belowAll(steps)],
    sceneAt: (at) => `${sceneAt(at)} ${isMoving(slideAt(reel.slides, at), at)}`,
  }
}

/** The number of times per second that a mouth can move. */
export const MOUTH_FPS = HEAD_FPS
