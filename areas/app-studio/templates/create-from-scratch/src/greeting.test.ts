import assert from 'node:assert/strict'
import test from 'node:test'
import { greetingAt } from './greeting.ts'

test('mornings begin at five', () => {
  assert.equal(greetingAt(4), 'Still up?')
  assert.equal(greetingAt(5), 'Good morning.')
})

test('every hour has a greeting', () => {
  for (let hour = 0; hour < 24; hour++) assert.ok(greetingAt(hour).length > 0)
})
