import { expect, test } from 'vitest'
import { ruleOffers } from '../../rule-offers.ts'
import type { RuleDraft } from '../../contract.ts'
import {
  draftOf,
  editedOf,
  emptyRule,
  hasProblem,
  languagesFor,
  newAction,
  problemsOf,
} from './edited-rule.ts'

const whole: RuleDraft = {
  id: 'rule-1',
  name: 'Everything',
  match: 'any',
  conditions: [
    { about: 'source', not: true, sources: ['source-1'] },
    { about: 'category', not: false, categories: ['Space'] },
    { about: 'words', not: false, words: ['harbour'], where: 'title' },
    { about: 'pattern', not: true, pattern: 'a+', where: 'anywhere' },
    { about: 'link', not: false, parts: ['/shorts/'] },
    { about: 'age', not: false, days: 12 },
    { about: 'quality', not: false, under: 0.25 },
    { about: 'language', not: true, languages: ['de'] },
    { about: 'source-count', not: false, atLeast: 3 },
    { about: 'length', not: true, minutes: 25 },
  ],
  actions: [
    { do: 'hide' },
    { do: 'tag', tag: 'sea' },
    { do: 'move', category: 'Space' },
    { do: 'notify' },
    { do: 'read' },
    { do: 'boost', amount: -2 },
    { do: 'translate', language: 'de' },
  ],
}

test.each([whole, ...ruleOffers])('$name goes into the form and comes out the same', (draft) => {
  expect(draftOf(editedOf(draft))).toEqual(draft)
  expect(hasProblem(problemsOf(editedOf(draft)))).toBe(false)
})

test('a missing part is named at its field', () => {
  const edited = editedOf(emptyRule)
  expect(problemsOf(edited)).toEqual({
    name: 'Give the rule a name',
    byKey: { [edited.conditions[0]!.key]: 'Type a word and press Enter' },
    actions: null,
  })
})

test.each(['', '0', '1.5', 'soon', '4000'])('"%s" days are refused', (days) => {
  const edited = editedOf(whole)
  const conditions = edited.conditions.map((one) => ({ ...one, days }))
  expect(Object.values(problemsOf({ ...edited, conditions }).byKey)).toEqual([
    'A number of days from 1 to 3650',
  ])
})

test('an article cannot be hidden and saved by one rule', () => {
  const edited = editedOf(whole)
  const actions = [...edited.actions, { ...newAction(), do: 'save' as const }]
  expect(problemsOf({ ...edited, actions }).actions).toMatch(/only one of archive/)
})

test('a language can be chosen before news comes in it, and keeps its name once none is left', () => {
  const offered = languagesFor(['sv', 'ja'], ['uk']).map(({ value, label }) => `${value} ${label}`)
  expect(offered).toEqual(
    expect.arrayContaining(['en English', 'ja Japanese', 'sv Swedish', 'uk Ukrainian']),
  )
  expect(new Set(offered).size).toBe(offered.length)
})
