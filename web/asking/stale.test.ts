import { expect, test } from 'vitest'
import { isStale } from './api.tsx'

test('a change of an area makes answers of it and of its parts old, and no others', () => {
  const change = { area: 'rules' }
  expect(isStale(change, 'rules/listRules')).toBe(true)
  expect(isStale(change, 'rules/editor/getRule')).toBe(true)
  expect(isStale(change, 'rulers/listRulers')).toBe(false)
})

test('a change of a part leaves the rest of its noun as it is', () => {
  const change = { area: 'rules/editor' }
  expect(isStale(change, 'rules/editor/getRule')).toBe(true)
  expect(isStale(change, 'rules/listRules')).toBe(false)
})

test('a change of some operations makes only these old', () => {
  const change = { area: 'rules', operations: ['listRules'] }
  expect(isStale(change, 'rules/listRules')).toBe(true)
  expect(isStale(change, 'rules/editor/listRules')).toBe(false)
})

test('a change of an area makes answers old that go by it, unless it is one of some operations', () => {
  const goesBy = ['articles', 'sources']
  expect(isStale({ area: 'sources' }, 'feed/listHeadlines', goesBy)).toBe(true)
  expect(isStale({ area: 'sources', operations: ['getProgress'] }, 'feed/getHub', goesBy)).toBe(
    false,
  )
  expect(isStale({ area: 'rules' }, 'feed/listHeadlines', goesBy)).toBe(false)
})
