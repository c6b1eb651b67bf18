import type { Spoken } from './voice.ts'

const FRAME_SECONDS = 0.04
const LOWEST_HERTZ = 60
const HIGHEST_HERTZ = 350
/** The least similarity of a vowel's sound to itself one period later; consonants have less. */
const VOICED = 0.6

/** The median pitch of a voice in hertz, measured in short frames. */
export function pitchOf({ samples, rate }: Spoken): number {
  const length = Math.round(rate * FRAME_SECONDS)
  const pitches: number[] = []
  for (let at = 0; at + 2 * length < samples.length; at += length) {
    let best = { lag: 0, likeness: VOICED }
    for (let lag = Math.floor(rate / HIGHEST_HERTZ); lag < rate / LOWEST_HERTZ; lag++) {
      const likeness = likenessOf(samples, at, at + lag, length)
      // Multiples of the period are about equally similar, so a longer lag must be clearly better.
      if (likeness > best.likeness * 1.05) best = { lag, likeness }
    }
    if (best.lag > 0) pitches.push(rate / best.lag)
  }
  return pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0
}

function likenessOf(samples: Float32Array, from: number, to: number, length: number): number {
  let both = 0
  let first = 1e-9
  let second = 1e-9
  for (let i = 0; i < length; i++) {
    both += samples[from + i]! * samples[to + i]!
    first += samples[from + i]! ** 2
    second += samples[to + i]! ** 2
  }
  return both / Math.sqrt(first * second)
}
