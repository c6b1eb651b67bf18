const LARGEST = 127

/** One signed byte for each dimension: only the direction matters. */
export function packed(vector: readonly number[]): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return Int8Array.from(vector, (value) => Math.round((value / (largest || 1)) * LARGEST))
}
