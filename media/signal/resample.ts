/** Zero crossings of the kernel on each side; more make the filter steeper and slower. */
const CROSSINGS = 16
/**
 * The share of the lower bandwidth that is kept, so that the kernel's leakage beyond its edge is
 * not heard.
 */
const BANDWIDTH = 0.95
/**
 * Positions of the kernel between two samples; with 256, the rounding error is 90 dB below the
 * sound.
 */
const PHASES = 256

interface Kernels {
  /** The offset of the kernel's first sample from its middle. */
  first: number
  phases: readonly Float32Array[]
}

const known = new Map<string, Kernels>()

/** Converts sound to another rate, without tones that the lower of both rates cannot hold. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const { first, phases } = kernelsFor(from, to)
  const out = new Float32Array(Math.floor((samples.length * to) / from))
  for (let i = 0; i < out.length; i++) {
    const at = (i * from) / to
    let base = Math.floor(at)
    let phase = Math.round((at - base) * PHASES)
    if (phase === PHASES) {
      base++
      phase = 0
    }
    out[i] = weighed(samples, base + first, phases[phase]!)
  }
  return out
}

function weighed(samples: Float32Array, start: number, kernel: Float32Array): number {
  const from = Math.max(0, -start)
  const to = Math.min(kernel.length, samples.length - start)
  let sum = 0
  for (let k = from; k < to; k++) sum += kernel[k]! * samples[start + k]!
  return sum
}

function kernelsFor(from: number, to: number): Kernels {
  const key = `${from}/${to}`
  const made = known.get(key) ?? makeKernels(Math.min(1, to / from) * BANDWIDTH)
  known.set(key, made)
  return made
}

function makeKernels(cutoff: number): Kernels {
  const reach = CROSSINGS / cutoff
  const first = 1 - Math.floor(reach)
  const length = Math.floor(reach) - first + 1
  const phases = Array.from({ length: PHASES }, (_, phase) => {
    const kernel = Float32Array.from({ length }, (_unused, k) =>
      windowedSinc(first + k - phase / PHASES, cutoff, reach),
    )
    const sum = kernel.reduce((total, value) => total + value, 0)
    return kernel.map((value) => value / sum)
  })
  return { first, phases }
}

function windowedSinc(distance: number, cutoff: number, reach: number): number {
  if (Math.abs(distance) >= reach) return 0
  const angle = Math.PI * distance * cutoff
  const sinc = distance === 0 ? 1 : Math.sin(angle) / angle
  return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach))
}
