/** Coefficients of a second-order filter, scaled so that a0 is 1. */
interface Factors {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/** A filter that remembers earlier samples, so that sound can be filtered in pieces. */
export interface Filter {
  /** Changes the samples in place. */
  run(samples: Float32Array): void
  next(sample: number): number
}

export function filterOf({ b0, b1, b2, a1, a2 }: Factors): Filter {
  let z1 = 0
  let z2 = 0
  const next = (sample: number) => {
    const out = b0 * sample + z1
    z1 = b1 * sample - a1 * out + z2
    z2 = b2 * sample - a2 * out
    return out
  }
  return {
    next,
    run(samples) {
      for (let i = 0; i < samples.length; i++) samples[i] = next(samples[i]!)
    },
  }
}

// The formulas are those of Robert Bristow-Johnson's "Audio EQ Cookbook".

/** The quality factor without a resonance peak; steep enough for a voice. */
const BUTTERWORTH = Math.SQRT1_2

export function highPass(rate: number, hertz: number): Filter {
  const { cosine, alpha } = angleOf(rate, hertz, BUTTERWORTH)
  const b = (1 + cosine) / 2
  return divided({ b0: b, b1: -2 * b, b2: b, a0: 1 + alpha, a1: -2 * cosine, a2: 1 - alpha })
}

/** Raises or lowers all frequencies below one. */
export function lowShelf(rate: number, hertz: number, decibels: number): Filter {
  return shelf(rate, hertz, decibels, 1)
}

/** Raises or lowers all frequencies above one. */
export function highShelf(rate: number, hertz: number, decibels: number): Filter {
  return shelf(rate, hertz, decibels, -1)
}

/** Raises or lowers the frequencies around one. */
export function bell(rate: number, hertz: number, decibels: number, q: number): Filter {
  const gain = 10 ** (decibels / 40)
  const { cosine, alpha } = angleOf(rate, hertz, q)
  return divided({
    b0: 1 + alpha * gain,
    b1: -2 * cosine,
    b2: 1 - alpha * gain,
    a0: 1 + alpha / gain,
    a1: -2 * cosine,
    a2: 1 - alpha / gain,
  })
}

/** `side` is 1 for a low shelf and -1 for a high shelf: the two formulas differ only in signs. */
function shelf(rate: number, hertz: number, decibels: number, side: 1 | -1): Filter {
  const gain = 10 ** (decibels / 40)
  const { cosine, alpha } = angleOf(rate, hertz, BUTTERWORTH)
  const c = side * cosine
  const slope = 2 * Math.sqrt(gain) * alpha
  const sum = gain + 1
  const difference = gain - 1
  return divided({
    b0: gain * (sum - difference * c + slope),
    b1: side * 2 * gain * (difference - sum * c),
    b2: gain * (sum - difference * c - slope),
    a0: sum + difference * c + slope,
    a1: side * -2 * (difference + sum * c),
    a2: sum + difference * c - slope,
  })
}

function angleOf(rate: number, hertz: number, q: number) {
  const angle = (2 * Math.PI * hertz) / rate
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) }
}

function divided({ a0, ...factors }: Factors & { a0: number }): Filter {
  const { b0, b1, b2, a1, a2 } = factors
  return filterOf({ b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 })
}
