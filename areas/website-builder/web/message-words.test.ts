import { expect, test } from 'vitest'
import { timeOfDay } from './message-words.ts'

test('[SITES-018] a message says when it came, by the clock of whoever reads it', () => {
  expect(timeOfDay('2026-11-21T09:40:00Z', 'UTC')).toBe('09:40')
  expect(timeOfDay('2026-11-21T23:05:00Z', 'Europe/Berlin')).toBe('00:05')
})
