import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TermPlaces } from './term-places.ts'

const TERMS = 5
const step = fc.record({ term: fc.nat(TERMS - 1), seat: fc.nat(30), isLeaving: fc.boolean() })

test('seats of a term stand in the order in which they came, whoever left', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const places = new TermPlaces()
      const lists = Array.from({ length: TERMS }, (): number[] => [])
      for (const { term, seat, isLeaving } of steps) {
        if (isLeaving) {
          places.remove(term, seat)
          lists[term] = lists[term]!.filter((other) => other !== seat)
        } else if (!lists[term]!.includes(seat)) {
          places.add(term, seat, seat / 7)
          lists[term]!.push(seat)
        }
      }
      for (const [term, list] of lists.entries()) {
        const start = places.startOf(term)
        const end = start + places.lengthOf(term)
        expect([...places.seats.subarray(start, end)]).toEqual(list)
        expect([...places.weights.subarray(start, end)]).toEqual(list.map((seat) => seat / 7))
      }
    }),
  )
})
