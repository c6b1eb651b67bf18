import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Script, Speaker } from '#engine/scripts/script.ts'
import type { Attempt } from '../stages/attempt.ts'
import type { Voice } from '../speech/voice.ts'

/** A fictional script with these sections of lines; the second host speaks every other line. */
export function scriptOf(...sections: readonly (readonly string[])[]): Script {
  return {
    title: 'The ferry of Northwind',
    language: 'en',
    sections: sections.map((lines, i) => ({
      kind: 'news',
      title: `Part ${i + 1}`,
      lines: lines.map((text, line) => ({ speaker: line % 2 ? 'b' : 'a', text, citations: [] })),
    })),
    sources: [],
    shortage: null,
  }
}

export function testAttempt(): Attempt {
  return {
    folder: mkdtempSync(join(tmpdir(), 'synthwire-sound-')),
    report: () => undefined,
    signal: new AbortController().signal,
  }
}

const SECONDS_PER_CHARACTER = 0.03
const RATE = 16_000

/** Voices that hum for as long as speaking the text would take, and that record the texts. */
export function hummingVoices(
  level = 0.3,
  secondsPerCharacter = SECONDS_PER_CHARACTER,
): Record<Speaker, Voice> & { asked: string[] } {
  const asked: string[] = []
  const voice = (name: string, hertz: number, loudness: number): Voice => ({
    name,
    async speak(text) {
      asked.push(text)
      const length = Math.round(RATE * secondsPerCharacter * text.length)
      const samples = new Float32Array(length)
      for (let i = 0; i < length; i++) {
        samples[i] = loudness * Math.sin((i * hertz * 2 * Math.PI) / RATE)
      }
      return { samples, rate: RATE }
    },
  })
  return { a: voice('high', 400, level), b: voice('low', 200, level / 6), asked }
}
