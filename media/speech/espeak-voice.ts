import startEspeak, { type EspeakWorker, type SpokenEvent } from '@echogarden/espeak-ng-emscripten'
import { Problem } from '#core/problem.ts'
import type { Spoken, Voice } from './voice.ts'

export interface EspeakSettings {
  /** The language and variant, such as "de+f3". */
  voice: string
  wordsPerMinute: number
  /** The pitch, from 0 to 99. */
  pitch: number
}

const RATE = 22_050
/** The pitch range of the voice. */
const RANGE = 55
const FULL_SCALE = 32_768

let worker: Promise<EspeakWorker> | undefined

/** A voice of eSpeak NG, which speaks a hundred languages but sounds like a machine. */
export function espeakVoice({ voice, wordsPerMinute, pitch }: EspeakSettings): Voice {
  return {
    name: `${voice} (espeak)`,
    async speak(text, signal, places = []) {
      signal.throwIfAborted()
      worker ??= startEspeak().then(({ eSpeakNGWorker }) => new eSpeakNGWorker())
      const espeak = await worker
      if (espeak.set_voice(voice) !== 0) {
        throw new Problem('unavailable', `The built-in speech has no voice "${voice}".`)
      }
      espeak.set_rate(wordsPerMinute)
      espeak.set_pitch(pitch)
      espeak.set_range(RANGE)
      const parts: Int16Array[] = []
      const events: SpokenEvent[] = []
      espeak.synthesize(asPlainText(text), (samples, happened) => {
        // The samples are copied, because the program reuses its memory for the next part.
        if (samples?.length) parts.push(samples.slice())
        events.push(...happened)
      })
      const spoken: Spoken = { samples: joined(parts), rate: RATE }
      if (places.length === 0) return spoken
      return { ...spoken, times: places.map((place) => timeOf(place, events)) }
    },
  }
}

/**
 * Replaces characters that would be read as SSML by spaces. The length stays the same, so that
 * positions stay right.
 */
function asPlainText(text: string): string {
  return text.replaceAll(/[<>&]/g, ' ')
}

function timeOf(place: number, events: readonly SpokenEvent[]): number {
  const word = events.find((event) => event.type === 'word' && event.text_position - 1 >= place)
  const last = word ?? events.at(-1)
  return (last?.audio_position ?? 0) / 1000
}

function joined(parts: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) samples[at + i] = part[i]! / FULL_SCALE
    at += part.length
  }
  return samples
}
