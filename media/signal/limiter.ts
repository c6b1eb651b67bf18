import { truePeaks } from './true-peaks.ts'

/** The time over which the sound is turned down before a peak; long enough not to click. */
const ATTACK_SECONDS = 0.005
/** The time constant with which the sound is turned up again. */
const RELEASE_SECONDS = 0.08

export interface Limiter {
  /** Returns the finished samples, which lag behind those passed in. */
  run(samples: Float32Array): Float32Array
  /** Returns the remaining samples. */
  finish(): Float32Array
}

/**
 * Keeps sound below a ceiling, also between its samples. Sound may be given in pieces; its total
 * length does not change. The gain is a moving average of the lowest gains needed within the
 * attack, so it is never above the gain that a sample needs.
 */
export function limiter(rate: number, ceiling: number): Limiter {
  const attack = Math.round(rate * ATTACK_SECONDS)
  const release = 1 - Math.exp(-1 / (rate * RELEASE_SECONDS))
  const peaks = truePeaks(ceiling)
  const delay = attack - 1 + peaks.delay

  const waiting = new Float32Array(delay + 1)
  const lowest = lowestOfLast(attack)
  const gains = new Float64Array(attack).fill(1)
  let gainSum = attack
  let gain = 1
  let count = 0

  const next = (sample: number): number => {
    const peak = peaks.next(sample)
    const needed = lowest(peak > ceiling ? ceiling / peak : 1)
    gain = needed < gain ? needed : Math.min(needed, gain + (1 - gain) * release)
    const slot = count % attack
    gainSum += gain - gains[slot]!
    gains[slot] = gain
    waiting[count % waiting.length] = sample
    count++
    return waiting[count % waiting.length]! * Math.min(1, gainSum / attack)
  }

  const run = (samples: Float32Array) => {
    const dropped = Math.min(samples.length, Math.max(0, delay - count))
    const out = new Float32Array(samples.length - dropped)
    for (let i = 0; i < samples.length; i++) {
      const value = next(samples[i]!)
      if (i >= dropped) out[i - dropped] = value
    }
    return out
  }
  return { run, finish: () => run(new Float32Array(delay)) }
}

/**
 * The lowest of the last `length` values. Only values that may still become the lowest are kept, in
 * rising order.
 */
function lowestOfLast(length: number): (value: number) => number {
  const values = new Float64Array(length)
  const numbers = new Float64Array(length)
  let first = 0
  let kept = 0
  let count = 0
  return (value) => {
    if (kept > 0 && numbers[first]! <= count - length) {
      first = (first + 1) % length
      kept--
    }
    while (kept > 0 && values[(first + kept - 1) % length]! >= value) kept--
    const slot = (first + kept) % length
    values[slot] = value
    numbers[slot] = count++
    kept++
    return values[first]!
  }
}
