const LARGEST = 127

/** Reduces a vector to one signed byte per dimension, because only its direction matters. */
export function packed(vector: readonly number[]): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return Int8Array.from(vector, (value) => Math.round((value / (largest || 1)) * LARGEST))
}
