import { Problem } from '#core/problem.ts'
import { bell, highShelf, lowShelf } from '../signal/filters.ts'
import { decodeWav } from './decode-wav.ts'
import { runFlite } from './run-flite.ts'
import type { Spoken, Voice } from './voice.ts'

export interface FliteSettings {
  /** The name of a voice that is built into flite. */
  voice: 'slt' | 'rms' | 'awb' | 'kal16'
  /** A factor for the duration of speech: below 1 is faster. */
  stretch: number
}

/**
 * A fast voice that is used only to count sounds. It makes the same sounds as the others in a tenth
 * of the time.
 */
const COUNTING_VOICE = 'kal16'

const PAUSE = 'pau'

/** A voice of flite, which speaks only English and knows only ASCII characters. */
export function fliteVoice({ voice, stretch }: FliteSettings): Voice {
  return {
    name: `${voice} (flite)`,
    async speak(text, signal, places = []) {
      signal.throwIfAborted()
      const setting = ['-voice', voice, '--setf', `duration_stretch=${stretch}`, '-psdur']
      const { written, printed } = await runFlite([...setting, ...asked(text), '-o', 'spoken.wav'])
      if (!written) throw new Problem('unavailable', 'The flite voice gave no sound.')
      const { samples, rate } = decodeWav(written)
      clearUp(samples, rate)
      const spoken: Spoken = { samples, rate }
      return places.length === 0
        ? spoken
        : { ...spoken, times: await timesOf(text, places, printed) }
    },
  }
}

/**
 * The spaces around the text are needed: flite takes a single word without them for the name of a
 * file.
 */
const asked = (text: string) => ['-t', ` ${text} `]

/**
 * Makes flite's voices clearer: they are boomy and dull, because they were recorded close to the
 * microphone.
 */
function clearUp(samples: Float32Array, rate: number): void {
  lowShelf(rate, 300, -9).run(samples)
  bell(rate, 2400, 4, 0.9).run(samples)
  highShelf(rate, 3800, 2).run(samples)
}

/**
 * The times at which places in the text are spoken. Flite reports when each sound ends but not to
 * which word it belongs, so the sounds before each place are counted.
 */
async function timesOf(text: string, places: readonly number[], printed: string) {
  const ends = printed
    .trim()
    .split(' ')
    .map((told) => {
      const [sound, end] = told.split(':')
      return { isPause: sound === PAUSE, end: Number(end) }
    })
  const times: number[] = []
  let from = 0
  let counted = 0
  for (const place of places) {
    counted += await countSounds(text.slice(from, place))
    from = place
    times.push(startOfSound(ends, counted))
  }
  return times
}

async function countSounds(text: string): Promise<number> {
  if (text.trim() === '') return 0
  const { printed } = await runFlite([
    '-voice',
    COUNTING_VOICE,
    '-ps',
    ...asked(text),
    '-o',
    'none',
  ])
  return printed.split(/\s+/).filter((sound) => sound !== '' && sound !== PAUSE).length
}

function startOfSound(ends: readonly { isPause: boolean; end: number }[], number: number): number {
  let counted = 0
  let before = 0
  for (const { isPause, end } of ends) {
    if (!isPause && counted++ === number) return before
    before = end
  }
  return before
}
