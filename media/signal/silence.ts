/** The length of the pieces in which sound is measured. */
const STEP_SECONDS = 0.01
/**
 * Sound this far below the loudest piece is silence. Breath and noise are below this level,
 * consonants above.
 */
const SILENCE_DECIBELS = -42
/** Anything quieter than this cannot be heard. */
const FLOOR = 10 ** (-72 / 20)
/** The silence that is left before and after a kept part, so that no consonant is cut. */
const EDGE_SECONDS = 0.03
/** The length to which longer pauses inside a sentence are cut. */
const LONGEST_PAUSE_SECONDS = 0.45

/** A kept part of the sound, as positions of samples: `end` is exclusive. */
export interface Stretch {
  start: number
  end: number
}

/**
 * The parts of a spoken sentence to keep: without the silence around it, and with shortened pauses.
 * Empty if there is only silence.
 */
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
 * The position of a sample after the parts were joined; a sample that was left out moves to the end
 * of the part before it.
 */
export function keptPosition(position: number, stretches: readonly Stretch[]): number {
  let before = 0
  for (const { start, end } of stretches) {
    if (position < end) return before + Math.max(0, position - start)
    before += end - start
  }
  return before
}
