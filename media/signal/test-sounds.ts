/** A tone of this many seconds; a `level` of 1 is full scale. */
export function tone(rate: number, hertz: number, seconds: number, level = 1): Float32Array {
  return Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / rate),
  )
}

export function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}
