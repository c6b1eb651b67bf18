import { filterOf, type Filter } from './filters.ts'

// Loudness as broadcasters measure it: ITU-R BS.1770-4, for one channel.

/** Blocks are 400 ms long and begin every 100 ms. */
const STEP_SECONDS = 0.1
const STEPS_PER_BLOCK = 4
/** A block quieter than this, in LUFS, is silence. */
const ABSOLUTE_GATE = -70
/** A block this many decibels below the mean is a pause. */
const RELATIVE_GATE = -10
/** The standard's offset, with which a full-scale tone of 1 kHz measures -3.01 LUFS. */
const OFFSET = -0.691

export interface LoudnessMeter {
  add(samples: Float32Array): void
  /** The loudness of all added sound, in LUFS; minus infinity for silence. */
  loudness(): number
}

/** Measures sound in pieces, and keeps only ten numbers for each second. */
export function loudnessMeter(rate: number): LoudnessMeter {
  const weighting = [headFilter(rate), lowFilter(rate)] as const
  const stepLength = Math.round(rate * STEP_SECONDS)
  const steps: number[] = []
  let energy = 0
  let counted = 0
  return {
    add(samples) {
      for (let i = 0; i < samples.length; i++) {
        const weighted = weighting[1].next(weighting[0].next(samples[i]!))
        energy += weighted * weighted
        if (++counted < stepLength) continue
        steps.push(energy / stepLength)
        energy = 0
        counted = 0
      }
    },
    loudness: () => integrated(blocksOf(steps)),
  }
}

function blocksOf(steps: readonly number[]): number[] {
  const blocks: number[] = []
  for (let i = 0; i + STEPS_PER_BLOCK <= steps.length; i++) {
    blocks.push(meanOf(steps.slice(i, i + STEPS_PER_BLOCK)))
  }
  // Sound shorter than a block is measured as one block.
  return blocks.length === 0 && steps.length > 0 ? [meanOf(steps)] : blocks
}

function integrated(blocks: readonly number[]): number {
  const sounding = blocks.filter((energy) => lufs(energy) > ABSOLUTE_GATE)
  if (sounding.length === 0) return -Infinity
  const gate = lufs(meanOf(sounding)) + RELATIVE_GATE
  return lufs(meanOf(sounding.filter((energy) => lufs(energy) > gate)))
}

const lufs = (energy: number) => OFFSET + 10 * Math.log10(energy)

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

// The standard gives its filters for 48 kHz. These are computed from the analog originals, so that
// they are right at any rate.

/** The standard's filter for the effect of the head, which raises high tones. */
function headFilter(rate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return filterOf({
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  })
}

/** The standard's filter that lowers low tones, which are hardly heard. */
function lowFilter(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return filterOf({
    b0: 1,
    b1: -2,
    b2: 1,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  })
}
