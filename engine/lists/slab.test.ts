import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slab } from './slab.ts'

const numbers = fc.oneof(
  fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 9000 }).map((all) => Int32Array.from(all)),
  fc.array(fc.integer({ min: -9, max: 9 })).map((all) => Int16Array.from(all)),
  fc.array(fc.integer({ min: -9, max: 9 })).map((all) => Float32Array.from(all)),
  fc.array(fc.double(), { maxLength: 5000 }).map((all) => Float64Array.from(all)),
  fc.array(fc.nat(9)).map((all) => Uint8Array.from(all)),
)

test('what is kept stays as it was, whatever is kept behind it', () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 40 }), (all) => {
      const slab = new Slab()
      const kept = all.map((one) => slab.keep(one))
      expect(kept).toEqual(all)
    }),
  )
})

test('small arrays share a piece of memory', () => {
  const slab = new Slab()
  const [one, other] = [slab.keep(Uint8Array.of(1)), slab.keep(Float64Array.of(2))]
  expect(other.buffer).toBe(one.buffer)
})
