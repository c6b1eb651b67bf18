import { voiceWordsIn } from '#engine/scripts/connectives/voice-words.ts'
import type { Speaker } from '#engine/scripts/script.ts'
import { CONTENT } from '../drawing/frame.ts'
import { look } from '../drawing/look.ts'
import { fillBox, type Box } from '../drawing/pen.ts'
import { drawPresenter, type Pose } from '../drawing/presenter.ts'
import type { Layer } from './film.ts'
import type { MouthLevels } from './mouth-levels.ts'
import type { Reel } from './reel.ts'

/** The width of the presenters and of the space next to them. */
export const PRESENTERS_WIDTH = 320
const PORTRAIT_WIDTH = 264
const TALLEST = 330
const GAP = 12

/** The time between two blinks of each speaker, and the time for which the eyes stay closed. */
const BLINK_EVERY_SECONDS = { a: 3.7, b: 4.3 }
const BLINK_SECONDS = 0.16

export function presenterLayers(reel: Reel, levels: MouthLevels): Layer[] {
  const speakers: Speaker[] = reel.hasHosts ? ['a', 'b'] : ['a']
  const words = voiceWordsIn(reel.script.language)
  const height = Math.min(TALLEST, (CONTENT.height - GAP * (speakers.length - 1)) / speakers.length)
  return speakers.map((speaker, n) => {
    const box: Box = {
      x: CONTENT.x,
      y: CONTENT.y + n * (height + GAP),
      width: PORTRAIT_WIDTH,
      height,
    }
    const poseAt = (at: number): Pose => {
      const cue = reel.narration.cues.find(({ start, end }) => start - 0.05 <= at && at < end + 0.1)
      const isSpeaking = cue ? cue.speaker === speaker : false
      return {
        isSpeaking: isSpeaking || !reel.hasHosts,
        mouth: isSpeaking ? levels.at(at) : 0,
        areEyesOpen: at % BLINK_EVERY_SECONDS[speaker] > BLINK_SECONDS || at < 1,
      }
    }
    return {
      box,
      keyAt: (at) => Object.values(poseAt(at)).join(' '),
      draw(pen, at) {
        fillBox(pen, box, look.paper)
        drawPresenter(pen, speaker, words, box, poseAt(at))
      },
    }
  })
}
