import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Postings } from './postings.ts'

const CAPACITY = 40
const TERMS = 6

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ add: fc.nat(TERMS - 1), weight: fc.nat(10_000) }) },
  { weight: 1, arbitrary: fc.record({ drop: fc.nat(TERMS - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ ask: fc.nat(TERMS - 1), weight: fc.integer({ max: 9, min: -9 }) }),
  },
)

test('sums are those of plain lists, whatever came, left and was forgotten', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const postings = new Postings()
      const lists = new Map<number, [entry: number, weight: number][]>()
      let arrivals = 0
      for (const one of steps) {
        const first = Math.max(0, arrivals - CAPACITY)
        if ('add' in one) {
          lists.set(one.add, [...(lists.get(one.add) ?? []), [arrivals, one.weight]])
          postings.add(one.add, arrivals++, one.weight)
        } else if ('drop' in one) {
          lists.delete(one.drop)
          postings.drop(one.drop)
        } else {
          const wanted = new Float64Array(CAPACITY)
          const list = (lists.get(one.ask) ?? []).filter(([entry]) => entry >= first)
          for (const [entry, weight] of list) wanted[entry - first]! += one.weight * weight
          const sums = new Float64Array(CAPACITY)
          postings.addProducts(one.ask, one.weight, first, sums)
          expect(sums).toEqual(wanted)
        }
      }
    }),
  )
})

test('lists outgrow the room that there is at first, in number and in length', () => {
  const postings = new Postings()
  const [terms, entries] = [10_000, 60_000]
  for (let entry = 0; entry < entries; entry++) {
    postings.add(entry % terms, entry, 1)
    postings.add(terms, entry, 2)
  }
  const sums = new Float64Array(entries)
  postings.addProducts(7, 1, 0, sums)
  postings.addProducts(terms, 1, 0, sums)
  expect(sums.filter((sum) => sum === 3)).toHaveLength(entries / terms)
  expect(sums.filter((sum) => sum === 2)).toHaveLength(entries - entries / terms)
})

test('a term without a list adds nothing, nor does one whose number is new', () => {
  const postings = new Postings()
  const sums = new Float64Array(2)
  postings.drop(3)
  postings.addProducts(3, 1, 0, sums)
  postings.addProducts(100_000, 1, 0, sums)
  expect([...sums]).toEqual([0, 0])
})
