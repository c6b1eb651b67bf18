import { Problem } from '#core/problem.ts'
import type { Speaker } from '#engine/scripts/script.ts'
import { resample } from '../signal/resample.ts'
import { keptPosition, keptSamples, soundingStretches } from '../signal/silence.ts'
import type { Spoken, Voice } from '../speech/voice.ts'
import { keepSpeech, keptSpeech, speechPath, type Speech } from './kept-speech.ts'
import { RATE } from './narration.ts'
import { guessedTimes } from './guessed-times.ts'
import type { Utterance } from './utterances.ts'

export type Voices = Readonly<Record<Speaker, Voice>>

const WORDS_SHOWN = 60

/**
 * Speaks a line and returns its file. A line that was spoken before, even by a process that was
 * killed, is not spoken again.
 */
export async function spokenFile(
  utterance: Utterance,
  voices: Voices,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const voice = voices[utterance.speaker]
  const places = utterance.cues.slice(1).map(({ start }) => start)
  const path = speechPath(folder, voice.name, utterance.text, places)
  if (await keptSpeech(path)) return path
  const spoken = await voice.speak(utterance.text, signal, places)
  await keepSpeech(path, ready(spoken, utterance, voice.name))
  return path
}

function ready({ samples, rate, times }: Spoken, { text, cues }: Utterance, voice: string): Speech {
  const stretches = soundingStretches(samples, rate)
  if (stretches.length === 0) {
    const words = text.length > WORDS_SHOWN ? `${text.slice(0, WORDS_SHOWN)}…` : text
    throw new Problem('unavailable', `The voice ${voice} stayed silent at "${words}".`)
  }
  const kept = keptSamples(samples, stretches)
  const known = times?.map((time) => keptPosition(time * rate, stretches) / rate)
  const inside =
    known ??
    guessedTimes(
      kept,
      rate,
      cues.map(({ start }) => start),
      text.length,
    )
  return { samples: resample(kept, rate, RATE), times: [0, ...inside] }
}
