import { expect, test } from 'vitest'
import type { ContractName } from '#core/contract.ts'
import { tabsKept } from './side-panel-tabs.ts'

const all: ContractName[] = ['feed', 'assistant', 'notifications', 'saved', 'notes', 'generation']

test('[PANEL-002] the right panel has five tabs', () => {
  expect(tabsKept(all).map(({ value }) => value)).toEqual([
    'assistant',
    'notifications',
    'saved',
    'note',
    'ai-studio',
  ])
})

test('a door without contracts for the right panel has none, nor does one with only a queue', () => {
  expect(tabsKept(['feed'])).toEqual([])
  expect(tabsKept(['feed', 'generation'])).toEqual([])
})

test('a tab is shown if its contract is kept', () => {
  expect(tabsKept(['notes', 'generation']).map(({ value }) => value)).toEqual(['note', 'ai-studio'])
})
