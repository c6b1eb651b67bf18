import { describe, expect, test } from 'vitest'
import { foldWords, textMatcher } from './text-match.ts'

const text = foldWords(
  'Night ferry Orla runs aground. The café at Pell Island gave 212 people soup; covid-19 was no worry. 東京都知事が船に乗った。',
)
const holds = (words: string) => textMatcher(words)(text)

describe('A text is searched in simple terms', () => {
  test('all words must stand in it, in any order, case and accents apart', () => {
    expect(holds('AGROUND ferry')).toBe(true)
    expect(holds('cafe island')).toBe(true)
    expect(holds('cafè')).toBe(true)
    expect(holds('ferry lighthouse')).toBe(false)
  })

  test('words are whole, but for how longer ones end', () => {
    expect(holds('ferries islands')).toBe(true)
    expect(holds('peop')).toBe(true)
    expect(holds('ground')).toBe(false)
    expect(holds('run')).toBe(false)
    expect(textMatcher('ai')(foldWords('She said so of an aircraft'))).toBe(false)
    expect(textMatcher('press')(foldWords('The president spoke'))).toBe(false)
  })

  test('a phrase stands as it is written, whatever stands between its words', () => {
    expect(holds('"pell island"')).toBe(true)
    expect(holds('"island pell"')).toBe(false)
    expect(holds('"pell isla"')).toBe(false)
    expect(holds('"pell island')).toBe(true)
    expect(holds('covid-19')).toBe(true)
    expect(holds('19-covid')).toBe(false)
  })

  test('one side of an or is enough', () => {
    expect(holds('lighthouse or ferry')).toBe(true)
    expect(holds('lighthouse OR ferry soup')).toBe(true)
    expect(holds('lighthouse ferry or buoy')).toBe(false)
    expect(holds('or ferry or')).toBe(true)
    expect(holds('"or"')).toBe(false)
  })

  test('scripts without spaces are searched anywhere', () => {
    expect(holds('知事')).toBe(true)
    expect(holds('知識')).toBe(false)
  })

  test('signs alone match nothing', () => {
    expect(holds('!?')).toBe(false)
    expect(holds('ferry !?')).toBe(true)
  })

  test('a Greek capital finds the sigma at the end of a word', () => {
    expect(textMatcher('δήμοσ')(foldWords('Ο Δήμος ανοίγει'))).toBe(true)
  })
})
