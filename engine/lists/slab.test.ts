import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slab } from './slab.ts'

test('what is written stays as it was, whatever is written after it', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 70_000 }), { maxLength: 40 }), (all) => {
      const slab = new Slab()
      const kept = all.map((bytes) => {
        const at = slab.makeRoom(bytes.length)
        slab.piece.bytes.set(bytes, at)
        return slab.piece.bytes.subarray(at, at + bytes.length)
      })
      expect(kept.map((bytes) => [...bytes])).toEqual(all.map((bytes) => [...bytes]))
    }),
    { numRuns: 20 },
  )
})

test('small records share a piece of memory, and begin where numbers of each width may', () => {
  const slab = new Slab()
  slab.makeRoom(1)
  const { piece } = slab
  const at = slab.makeRoom(16)
  piece.doubles[at / 8] = 2
  expect(slab.piece).toBe(piece)
  expect([...new Float64Array(piece.bytes.buffer, at, 2)]).toEqual([2, 0])
})
