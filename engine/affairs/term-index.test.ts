import { expect, test } from 'vitest'
import { MetSeats, TermIndex } from './term-index.ts'

function seat(index: TermIndex, place: number, names: string[]) {
  const terms = index.learn(names)
  const vector = { terms, weights: new Float64Array(terms.length).fill(0.5) }
  index.seat(vector, place)
  return vector
}
function met(index: TermIndex, vector: ReturnType<typeof seat>, unmet = 0, most = Infinity) {
  const seats = new MetSeats()
  const common = index.meet(vector, unmet, most, seats)
  const found = new Map(
    Array.from({ length: seats.count }, (_, nth) => [seats.seats[nth]!, seats.cosines[nth]!]),
  )
  return { found, common: [...common.terms].map((term) => index.nameOf(term)) }
}

test('who shares a rare term is met, and common terms are returned', () => {
  const index = new TermIndex()
  const first = seat(index, 0, ['lock', 'ferry'])
  for (let place = 1; place < 9; place++) seat(index, place, ['lock', `tug${place}`])
  expect(met(index, first).found.size).toBe(9)
  expect(met(index, first, 0.5)).toEqual({ found: new Map([[0, 0.25]]), common: ['lock'] })
  expect(met(index, first, 0, 5).common).toEqual(['lock'])
})

test('entries that left match nothing, in whatever order they leave, and their words are forgotten', () => {
  const index = new TermIndex()
  const vectors = Array.from({ length: 300 }, (_, place) =>
    seat(index, place, ['lock', `t${place}`]),
  )
  const leaving = [250, ...Array(200).keys()]
  for (const place of leaving) {
    index.unseat(vectors[place]!, place)
    index.forget(vectors[place]!.terms)
  }
  const left = [...met(index, vectors[260]!).found.keys()].toSorted((a, b) => a - b)
  expect(left).toEqual([...Array(300).keys()].filter((place) => !leaving.includes(place)))
  expect(index.size).toBe(100)
})
