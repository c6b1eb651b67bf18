/**
 * The number of values per sample: between two samples sound can exceed both, so three values are
 * interpolated (BS.1770-4, annex 2).
 */
const OVERSAMPLING = 4
const TAPS = 12
const HALF = TAPS / 2
/**
 * Only samples above this share of the ceiling are examined, because speech never exceeds the
 * ceiling between quieter ones.
 */
const WORTH_A_LOOK = 0.5

export interface TruePeaks {
  /** The number of samples by which peaks are reported late. */
  delay: number
  /** The peak around the sample that came `delay` samples before. */
  next(sample: number): number
}

export function truePeaks(ceiling: number): TruePeaks {
  // Each sample is written twice, so that the latest ones always lie side by side.
  const recent = new Float64Array(2 * TAPS)
  let at = 0
  let lastLoud = Infinity
  return {
    delay: HALF,
    next(sample) {
      recent[at] = sample
      recent[at + TAPS] = sample
      at = (at + 1) % TAPS
      const size = Math.abs(sample)
      lastLoud = size > ceiling * WORTH_A_LOOK ? 0 : lastLoud + 1
      const here = Math.abs(recent[at + HALF - 1]!)
      return lastLoud > TAPS ? here : Math.max(here, peakBetween(recent, at))
    },
  }
}

function peakBetween(recent: Float64Array, at: number): number {
  let peak = 0
  for (const kernel of kernels) {
    let sum = 0
    for (let k = 0; k < TAPS; k++) sum += kernel[k]! * recent[at + k]!
    const size = Math.abs(sum)
    if (size > peak) peak = size
  }
  return peak
}

const kernels = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) => {
  const kernel = Float64Array.from({ length: TAPS }, (_unused, k) =>
    windowedSinc(k - (HALF - 1) - (phase + 1) / OVERSAMPLING),
  )
  const sum = kernel.reduce((total, value) => total + value, 0)
  return kernel.map((value) => value / sum)
})

function windowedSinc(distance: number): number {
  const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance)
  return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF))
}
