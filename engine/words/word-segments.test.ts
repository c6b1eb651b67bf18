import { expect, test } from 'vitest'
import { wordSegments } from './word-segments.ts'

const SENTENCE = '東京都は月曜日に新しい港の計画を発表した。'

function whole(text: string): string[] {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

test('a text that is split in pieces has the words that it has as a whole', () => {
  const text = SENTENCE.repeat(120)
  expect(wordSegments(text, 'ja').map(({ segment }) => segment)).toEqual(whole(text))
})

test('each word stands where it says', () => {
  const text = `${SENTENCE.repeat(60)}${'カ'.repeat(2500)}😀`
  for (const { segment, index } of wordSegments(text, 'ja'))
    expect(text.slice(index, index + segment.length)).toBe(segment)
  const all = wordSegments(text, 'ja').map(({ segment }) => segment)
  expect(all.join('')).toBe(text)
})

test('four times the text takes about four times as long', () => {
  const costOf = (text: string) => {
    const before = process.cpuUsage()
    wordSegments(text, 'ja')
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  costOf(SENTENCE)
  const short = Math.min(...[1, 2, 3].map(() => costOf('東'.repeat(20_000))))
  expect(Math.min(...[1, 2].map(() => costOf('東'.repeat(80_000))))).toBeLessThan(10 * short)
})
