import { expect, test } from 'vitest'
import { groupIndex, groupsOf } from './word-groups.ts'
import { alikeTo, formsOf, inOtherLanguages } from './word-forms.ts'

test('a stem finds the stems of its groups, in each language of their words', () => {
  const find = groupIndex(() => groupsOf('ferry Fähre|ship Schiff ferries', ['en', 'de']))
  expect([...find('ferri')]).toEqual(expect.arrayContaining(['fahr', 'schiff', 'ship']))
  expect([...find('fahr')]).toContain('ferri')
  expect(find('fahr').has('ship')).toBe(false)
  expect(find('tug').size).toBe(0)
})

test('of a group in one way, only the first word finds the others', () => {
  const find = groupIndex(() => [{ ...groupsOf('prize medal', ['en'])[0]!, isOneWay: true }])
  expect([...find('prize')]).toEqual(['medal'])
  expect(find('medal').size).toBe(0)
})

test('forms, countries, spellings and other languages are known by any of their words', () => {
  expect(formsOf('sank').has('sink')).toBe(true)
  expect(formsOf('german').has('germani')).toBe(true)
  expect(formsOf('deutschland').has('german')).toBe(true)
  expect(formsOf('criticis').has('critic')).toBe(true)
  expect(formsOf('harbour').has('harbor')).toBe(true)
  expect(formsOf('tug').size).toBe(0)
  expect(alikeTo('quak').has('tremor')).toBe(true)
  expect(inOtherLanguages('flughaf').has('airport')).toBe(true)
})
