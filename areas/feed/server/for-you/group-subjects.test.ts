import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupSubjects } from './group-subjects.ts'

const article = (terms: string, ...topics: string[]) => ({ terms: terms.split(' '), topics })

test('what shares telling words stands together, and what stands alone comes last', () => {
  const ferry = article('lantern ferri return')
  const bakery = article('baker count loaf')
  const ferryAgain = article('lantern ferri delay')
  expect(groupSubjects([ferry, bakery, ferryAgain])).toEqual([
    { by: { terms: ['lantern', 'ferri'] }, articles: [ferry, ferryAgain] },
    { by: null, articles: [bakery] },
  ])
})

test('one word in common may be chance', () => {
  const all = [article('storm coast'), article('storm budget')]
  expect(groupSubjects(all)).toEqual([{ by: null, articles: all }])
})

test('a topic of the reader goes before what titles share', () => {
  const ferry = article('lantern ferri return', 'Harbour')
  const other = article('lantern ferri delay')
  expect(groupSubjects([other, ferry]).map(({ by }) => by)).toEqual([{ topic: 'Harbour' }, null])
})

test('every article stands in exactly one subject', () => {
  const terms = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 4 })
  const topics = fc.uniqueArray(fc.constantFrom('One', 'Two'), { maxLength: 2 })
  fc.assert(
    fc.property(fc.array(fc.record({ terms, topics }), { maxLength: 30 }), (all) => {
      const shown = groupSubjects(all).flatMap(({ articles }) => articles)
      expect(shown).toHaveLength(all.length)
      expect(new Set(shown)).toEqual(new Set(all))
    }),
  )
})
