import assert from 'node:assert/strict'
import test from 'node:test'
import { at, clockOf, freshTimer, leftOf, toggled } from './timer.ts'

const lengths = { workMs: 25 * 60_000, restMs: 5 * 60_000 }

test('a paused timer keeps what is left', () => {
  const running = toggled(freshTimer(lengths), 0)
  const paused = toggled(running, 60_000)
  assert.equal(leftOf(paused, 999_999), 24 * 60_000)
})

test('work gives way to rest, and is counted', () => {
  const running = toggled(freshTimer(lengths), 0)
  assert.equal(at(running, lengths, 1000), running)
  const rest = at(running, lengths, 25 * 60_000)
  assert.deepEqual(
    [rest.phase, rest.finished, leftOf(rest, 25 * 60_000)],
    ['rest', 1, lengths.restMs],
  )
})

test('the clock shows minutes and seconds', () => {
  assert.deepEqual(
    [clockOf(lengths.workMs), clockOf(59_001), clockOf(0)],
    ['25:00', '01:00', '00:00'],
  )
})
