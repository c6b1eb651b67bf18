import { expect, test } from 'vitest'
import { Slab } from '../lists/slab.ts'
import { TermMemory } from '../words/term-memory.ts'
import { weighEntry } from './entry-vector.ts'
import { packInto, PackedVector } from './packed-vector.ts'

test('vectors say the same in memory that they share, and when they move on', () => {
  const memory = new TermMemory()
  const vectors = [
    ['Tug Marlena sinks off Cape Orrin at 4:15 PM with 9 aboard', 'Nine were saved before dawn.'],
    ['One', ''],
    ['', ''],
    ['Crew of the Marlena is expected to plead guilty, prosecutor says', 'A court hears them.'],
  ].map(([title, text]) => weighEntry({ title: title!, text: text!, language: 'en' }, memory))
  const [slab, other] = [new Slab(), new Slab()]
  const pack = (vector: (typeof vectors)[number], into: Slab) => {
    const byte = packInto(into, vector)
    return new PackedVector(vector.language, vector.told.frame, into.piece, byte)
  }
  const packed = vectors.map((vector) => pack(vector, slab))
  const moved = packed.map((vector) => pack(vector, other))
  expect(packed.map((vector) => vector.vector())).toEqual(vectors)
  expect(moved.map((vector) => vector.vector())).toEqual(vectors)
  expect(moved[3]!.known.buffer).toBe(moved[0]!.known.buffer)
})
