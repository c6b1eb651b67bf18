/** Sound is judged in pieces of this length. */
const STEP_SECONDS = 0.01
/** This far below the loudest step is silence: breath and the noise of a voice lie below, consonants above. */
const SILENCE_DECIBELS = -42
/** Anything quieter than this cannot be heard. */
const FLOOR = 10 ** (-72 / 20)
/** Silence that is left at both ends, so that no consonant is cut. */
const EDGE_SECONDS = 0.03
/** A longer pause inside a sentence becomes this long. */
const LONGEST_PAUSE_SECONDS = 0.45

/** A kept part of the sound, in samples: `end` is exclusive. */
export interface Stretch {
  start: number
  end: number
}

/** The parts of a sentence to keep: without silence around it, and with short pauses. Empty for silence alone. */
export function soundingStretches(samples: Float32Array, rate: number): Stretch[] {
  const step = Math.round(rate * STEP_SECONDS)
  const levels = levelsOf(samples, step)
  const limit = Math.max(FLOOR, Math.max(0, ...levels) * 10 ** (SILENCE_DECIBELS / 20))
  const edge = Math.round(rate * EDGE_SECONDS)
  const half = Math.round((rate * LONGEST_PAUSE_SECONDS) / 2)
  const stretches: Stretch[] = []
  let last: Stretch | undefined
  for (const [i, level] of levels.entries()) {
    if (level <= limit) continue
    const from = i * step
    const to = Math.min(samples.length, from + step)
    if (last && from - last.end <= 2 * half) {
      last.end = to
      continue
    }
    if (last) last.end += half
    last = { start: Math.max(0, from - (last ? half : edge)), end: to }
    stretches.push(last)
  }
  if (last) last.end = Math.min(samples.length, last.end + edge)
  return stretches
}

function levelsOf(samples: Float32Array, step: number): number[] {
  const levels: number[] = []
  for (let from = 0; from < samples.length; from += step) {
    let energy = 0
    const to = Math.min(samples.length, from + step)
    for (let i = from; i < to; i++) energy += samples[i]! ** 2
    levels.push(Math.sqrt(energy / step))
  }
  return levels
}

/** Joins the parts that are kept. */
export function keptSamples(samples: Float32Array, stretches: readonly Stretch[]): Float32Array {
  const length = stretches.reduce((sum, { start, end }) => sum + end - start, 0)
  const kept = new Float32Array(length)
  let at = 0
  for (const { start, end } of stretches) {
    kept.set(samples.subarray(start, end), at)
    at += end - start
  }
  return kept
}

/**
 * Finds the place of a sample once the parts are joined; a sample that was left out is placed at the end of the part
 * before it.
 */
export function keptPosition(position: number, stretches: readonly Stretch[]): number {
  let before = 0
  for (const { start, end } of stretches) {
    if (position < end) return before + Math.max(0, position - start)
    before += end - start
  }
  return before
}
