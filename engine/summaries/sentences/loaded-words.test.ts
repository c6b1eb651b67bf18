import { expect, test } from 'vitest'
import { countLoadedWords } from './loaded-words.ts'

test('words that judge are counted, and no things that are named alike', () => {
  expect(countLoadedWords('Harrowing night as taxpayer-funded ferry sinks off Orlan')).toBe(2)
  expect(countLoadedWords('Orlan in shock win over Brook')).toBe(1)
  expect(countLoadedWords('Orlan buys electric shock gloves for harbour guards')).toBe(0)
  expect(countLoadedWords('Ferry of Orlan is rust-riddled, harbour says')).toBe(1)
})
