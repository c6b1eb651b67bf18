import { expect, test } from 'vitest'
import { Slab } from '../lists/slab.ts'
import { TermMemory } from '../words/term-memory.ts'
import { weighEntry } from './entry-vector.ts'
import { packed } from './packed.ts'

test.each([
  [
    'Tug Marlena sinks off Cape Orrin with 9 aboard',
    'The tug Marlena sank before dawn. Nine were saved.',
  ],
  ['One', ''],
  ['', ''],
])('a vector of "%s" says the same in memory that it shares', (title, text) => {
  const vector = weighEntry({ title, text, language: 'en' }, new TermMemory())
  const moved = packed(vector, new Slab())
  expect(moved).toEqual(vector)
  const { told, known, terms, weights, titleTerms, numbers } = moved
  const { buffer } = known
  const arrays = [known, terms, weights, titleTerms, numbers]
  for (const array of [...arrays, told.terms, told.weights, told.done, told.isName, told.isNumber])
    expect(array.buffer).toBe(buffer)
})
