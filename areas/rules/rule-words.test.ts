import { expect, test } from 'vitest'
import type { RuleDraft } from './contract.ts'
import { actionWords, doneWords, signOf, triggerWords } from './rule-words.ts'

const rule: RuleDraft = {
  name: 'A rule',
  match: 'all',
  conditions: [
    { about: 'source', not: false, sources: ['a', 'gone'] },
    {
      about: 'words',
      not: true,
      words: ['one', 'two', 'three', 'four', 'five', 'six'],
      where: 'title',
    },
    { about: 'language', not: false, languages: ['de'] },
    { about: 'source-count', not: true, atLeast: 1 },
    { about: 'age', not: false, days: 30 },
    { about: 'link', not: true, parts: ['/shorts/'] },
    { about: 'length', not: true, minutes: 10 },
  ],
  actions: [
    { do: 'move', category: 'Space' },
    { do: 'boost', amount: -1 },
    { do: 'translate', language: 'en' },
  ],
}

test('a rule says in words when it acts and what it does', () => {
  expect(triggerWords(rule, new Map([['a', 'Harbour Gazette']]))).toBe(
    'Source is Harbour Gazette or a deleted source' +
      ' and title contains none of “one”, “two”, “three”, “four” or 2 more' +
      ' and language is German and fewer than 1 source and article age is over 30 days and link contains none of “/shorts/”' +
      ' and takes less than 10 minutes to read or play',
  )
  expect(triggerWords({ ...rule, match: 'any' }, new Map())).toContain(' or title contains')
  expect(actionWords(rule.actions)).toBe(
    'Move it to Space, rank it 1 step lower, add an English translation of its summary',
  )
})

test.each([
  ['hide', 'Hidden'],
  ['tag:a: b', 'Tagged “a: b”'],
  ['move:Policy & Government', 'Moved to Policy & Government'],
  ['boost:-2', 'Ranked 2 steps lower'],
  ['translate:de', 'Translation into German requested'],
])('%s is described as %s', (key, words) => {
  expect(doneWords(key)).toBe(words)
})

test('a rule has the icon of its first action', () => {
  expect(signOf([{ do: 'archive' }, { do: 'notify' }])).toEqual({ icon: 'archive', color: 'blue' })
})
