import fc from 'fast-check'
import { expect, test } from 'vitest'
import { berthPlannerIntegrations } from '../demo/berth-planner/integrations.ts'
import { byCategory, findIntegrations } from './integration-search.ts'

const integrations = berthPlannerIntegrations(() => '2026-11-21T12:00:00Z')
const found = (typed: string) => findIntegrations(integrations, typed).map(({ name }) => name)

test('[STUDIO-039] an integration is found by its name or its category, in any case', () => {
  expect(found('tide tables')).toEqual(['Tide tables'])
  expect(found(' PASS ')).toEqual(['Port Pass'])
  expect(found('monitoring')).toEqual(['Fog signal'])
  expect(found('zzzz')).toEqual([])
})

test('nothing typed finds everything', () => {
  expect(found('')).toHaveLength(integrations.length)
  expect(found('  ')).toHaveLength(integrations.length)
})

test('whatever is typed, what is found is in the order it was in', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const names = integrations.map(({ name }) => name)
      expect(names.filter((name) => found(typed).includes(name))).toEqual(found(typed))
    }),
  )
})

test('categories keep their order, and lose no integration', () => {
  const groups = byCategory(integrations)
  expect(groups.map(({ category }) => category)).toEqual([
    'payment',
    'identity',
    'data',
    'server',
    'communication',
    'monitoring',
  ])
  expect(groups.flatMap((group) => group.integrations)).toHaveLength(integrations.length)
  expect(byCategory([])).toEqual([])
})
