import { Problem } from '#core/problem.ts'
import { espeakVoice } from './espeak-voice.ts'
import { fliteVoice } from './flite-voice.ts'
import type { Voice } from './voice.ts'

export interface ChosenVoices {
  a: Voice
  b: Voice
  /** In words for the reader, such as why it is not the voice of the settings that speaks. */
  notes: string[]
}

export async function chooseVoices({ language }: { language: string }): Promise<ChosenVoices> {
  const main = language.toLowerCase().split('-')[0]!
  if (main === 'en') {
    return {
      a: fliteVoice({ voice: 'slt', stretch: 0.97 }),
      b: fliteVoice({ voice: 'rms', stretch: 0.9 }),
      notes: [],
    }
  }
  if (main === 'ja') throw new Problem('unavailable', 'No voice speaks Japanese.')
  return {
    a: espeakVoice({ voice: `${main}+f3`, wordsPerMinute: 165, pitch: 55 }),
    b: espeakVoice({ voice: `${main}+m3`, wordsPerMinute: 160, pitch: 35 }),
    notes: [],
  }
}
