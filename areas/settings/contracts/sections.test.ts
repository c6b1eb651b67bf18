import { describe, expect, test } from 'vitest'
import { areas } from '#areas/areas.ts'
import type { ContractName } from '#core/contract.ts'
import type { SettingsSection } from '#platform/settings-section.ts'
import { settingsFound, settingsGroups, settingsPage, wordFinder } from './sections.ts'

const owners: ContractName[] = ['joining', 'access', 'webhooks']
const everything: ContractName[] = [...owners, 'account', 'keys', 'runs', 'reading']
const added = areas.flatMap(({ settings = [] }) => settings)
const idsOf = (kept: ContractName[]) =>
  settingsGroups(added, kept).flatMap(({ sections }) => sections.map(({ id }) => id))
const sectionOf = (id: string) =>
  settingsGroups(added, everything)
    .flatMap(({ sections }) => sections)
    .find((section) => section.id === id)!

test('a door lists the sections that it keeps, and no empty group', () => {
  expect(idsOf([])).toEqual(['retention', 'refresh', 'notifications', 'storage'])
  expect(idsOf(everything)).toEqual(expect.arrayContaining(['joining', 'access', 'keyboard']))
  expect(settingsGroups(added, []).every(({ sections }) => sections.length > 0)).toBe(true)
})

test('sections of areas join the group that they name, or come last in one of their own', () => {
  const section = { title: 'Recipes', words: '', settings: [] }
  const recipes: SettingsSection[] = [
    { ...section, group: 'Tools', id: 'recipes', needs: 'saved' },
    { ...section, group: 'Kitchen', id: 'kitchen', needs: null },
    { ...section, group: 'Tools', id: 'hidden', needs: 'rules' },
  ]
  const found = settingsGroups([...recipes, ...added], ['saved', 'runs'])
  expect(
    found.slice(-2).map(({ title, sections }) => [title, sections.map(({ id }) => id)]),
  ).toEqual([
    ['Tools', ['runs', 'recipes']],
    ['Kitchen', ['kitchen']],
  ])
})

test('no two sections, and no two settings of a section, have the same address', () => {
  const ids = idsOf(everything)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { sections } of settingsGroups(added, everything))
    for (const { settings } of sections) expect(new Set(settings).size).toBe(settings.length)
  expect(settingsPage('joining')).toBe('/news-hub/settings?at=joining')
  expect(settingsPage('joining', 'Minimum match confidence')).toBe(
    '/news-hub/settings?at=joining&setting=Minimum+match+confidence',
  )
})

describe('The search over settings', () => {
  test.each([
    ['conf', ['Minimum match confidence']],
    ['CONFIDENCE match', ['Minimum match confidence']],
    ['merge confidence', ['Minimum match confidence']],
    ['confident', []],
    ['merge', []],
  ])('%s finds %j by its name, with the words of its section', (typed, names) => {
    expect(settingsFound(typed, sectionOf('joining'))).toEqual(names)
  })

  test('finds a word from how it begins, whatever its case and accents', () => {
    const isFound = wordFinder('résu pAss')
    expect(isFound('Passwords and resumes')).toBe(true)
    expect(isFound('bypass resumes')).toBe(false)
  })

  test('of nothing but signs finds everything', () => {
    expect(wordFinder(' ?! ')('Any setting')).toBe(true)
  })
})
