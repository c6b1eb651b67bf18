import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TermSet } from './term-set.ts'

test('a set of terms holds what it was filled with last, and nothing else', () => {
  const term = fc.nat(5000)
  fc.assert(
    fc.property(fc.array(fc.array(term), { minLength: 1 }), term, (fills, other) => {
      const set = new TermSet()
      for (const terms of fills) set.fill(Int32Array.from(terms))
      const last = fills.at(-1)!
      for (const asked of [other, ...fills.flat()])
        expect(set.has(asked)).toBe(last.includes(asked))
    }),
  )
})
