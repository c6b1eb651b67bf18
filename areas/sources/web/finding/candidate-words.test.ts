import { expect, test } from 'vitest'
import { directoryLanguages } from '../../contracts/finding.ts'
import { addressWords, languageWords, paceWords } from './candidate-words.ts'

test.each([
  [0, 'less than one entry a week'],
  [0.4, 'less than one entry a week'],
  [0.6, 'about one entry a week'],
  [12.3, 'about 12 entries a week'],
])('%d entries a week are "%s"', (entriesPerWeek, words) => {
  expect(paceWords(entriesPerWeek, false)).toBe(words)
})

test('a feed that lists less than a week brings at least those', () => {
  expect(paceWords(20, true)).toBe('at least 20 entries in the last 7 days')
  expect(paceWords(1, true)).toBe('at least one entry in the last 7 days')
})

test.each([
  ['https://harbour.example/', 'harbour.example'],
  ['https://harbour.example/feed?a=1', 'harbour.example/feed?a=1'],
  ['https://reader:secret@harbour.example/feed', 'harbour.example/feed'],
  ['https://xn--bcher-kva.example/feed', 'bücher.example/feed'],
  ['newswire:harbour-gazette', 'newswire:harbour-gazette'],
  ['nonsense', 'nonsense'],
])('%s is shown as %s', (address, words) => {
  expect(addressWords(address)).toBe(words)
})

test('languages are called by their names, and unknown ones by their tag', () => {
  expect(languageWords('de')).toBe('German')
  expect(languageWords('qxz')).toBe('qxz')
  expect(new Set(directoryLanguages.map(languageWords)).size).toBe(directoryLanguages.length)
})
