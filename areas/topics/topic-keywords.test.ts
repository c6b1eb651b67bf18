import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { checkKeywords, readSearchForTopic, titleOfSearch } from './topic-keywords.ts'

const now = new Date('2026-03-02T12:00:00Z')
const read = (search: string) => readSearchForTopic(search, now)

test.each([
  ['harbor fire', ['harbor + fire'], []],
  ['"harbor fire" quay', ['harbor fire + quay'], []],
  ['harbor or quay fire', ['harbor', 'quay + fire'], []],
  ['harbor -"fire drill" -quay', ['harbor'], ['fire drill', 'quay']],
  ['title:"harbor fire" -title:drill', ['title:harbor fire'], ['title:drill']],
  ['"unfinished phrase', ['unfinished phrase'], []],
  ['🌊 !!! ""', [], []],
])('%s asks for %j without %j', (search, include, exclude) => {
  expect(read(search)).toMatchObject({ include, exclude, sources: [], leftOut: [] })
})

test('what a topic cannot hold is told as it can be typed again', () => {
  const { sources, leftOut } = read(
    'source:courier -source:"the echo" category:policy -is:read after:2026-02',
  )
  expect(sources).toEqual([
    { isNot: false, value: 'courier' },
    { isNot: true, value: 'the echo' },
  ])
  expect(leftOut).toEqual(['category:"Policy & Government"', '-is:read', 'after:2026-02-01'])
})

test('a topic is called by what it looks for', () => {
  expect(titleOfSearch(read('harbor "rye bread" or quay'))).toBe('Harbor rye bread, quay')
  expect(titleOfSearch(read('source:courier'))).toBe('Courier')
  expect(titleOfSearch(read('-quay'))).toBe('')
})

test('any search becomes keywords that can be looked for, or a message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (search) => {
      try {
        const { include, exclude } = read(search)
        checkKeywords([...include, ...exclude])
      } catch (error) {
        expect(error).toBeInstanceOf(Problem)
      }
    }),
  )
})
