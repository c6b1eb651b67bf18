import assert from 'node:assert/strict'
import test from 'node:test'
import { dayBefore, streakOf, toggled, weekUpTo } from './habits.ts'

const walk = { name: 'Walk', days: ['2026-02-27', '2026-02-28', '2026-03-01'] }

test('a streak goes across months, and today may still come', () => {
  assert.equal(dayBefore('2026-03-01'), '2026-02-28')
  assert.equal(streakOf(walk, '2026-03-02'), 3)
  assert.equal(streakOf(toggled(walk, '2026-03-02'), '2026-03-02'), 4)
  assert.equal(streakOf(walk, '2026-03-03'), 0)
})

test('a tap twice changes nothing', () => {
  assert.deepEqual(toggled(toggled(walk, '2026-03-02'), '2026-03-02'), walk)
})

test('a week has seven days, and ends today', () => {
  assert.deepEqual([weekUpTo('2026-03-02').length, weekUpTo('2026-03-02')[0]], [7, '2026-02-24'])
})
