import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canSend } from './chat.ts'

test('[PANEL-061] a message can be sent when it has more than blanks', () => {
  expect(canSend('')).toBe(false)
  expect(canSend('   ')).toBe(false)
  expect(canSend('\t\n\u00a0')).toBe(false)
  expect(canSend('a')).toBe(true)
  expect(canSend('  a ')).toBe(true)
})

test('it is sent exactly when one of its characters is not a blank', () => {
  fc.assert(fc.property(fc.string(), (text) => canSend(text) === /\S/.test(text)))
})
