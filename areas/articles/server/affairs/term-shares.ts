const WHOLE = 65_535
const BYTES = 2

/** Encodes weights between 0 and 1 in two bytes each. */
export function sharesOf(weights: Iterable<number>): Buffer {
  const numbers = [...weights]
  const bytes = Buffer.alloc(numbers.length * BYTES)
  for (const [at, weight] of numbers.entries())
    bytes.writeUInt16LE(Math.round(weight * WHOLE), at * BYTES)
  return bytes
}

/** Decodes weights, which are accurate to about 0.00001. */
export function weightsOf(shares: Uint8Array): number[] {
  const bytes = Buffer.from(shares.buffer, shares.byteOffset, shares.byteLength)
  return Array.from(
    { length: bytes.length / BYTES },
    (_, at) => bytes.readUInt16LE(at * BYTES) / WHOLE,
  )
}
