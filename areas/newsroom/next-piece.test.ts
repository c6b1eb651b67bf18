import { expect, test } from 'vitest'
import { nextPiece } from './next-piece.ts'

const job = (id: string, minute: number, more = {}) => ({
  id,
  type: 'audio' as const,
  status: 'completed' as const,
  completedAt: `2026-11-23T10:0${minute}:00.000Z`,
  ...more,
})

test('what was finished after a piece is played after it', () => {
  const jobs = [job('c', 3), job('b', 2), job('a', 1)]
  expect(nextPiece(jobs, 'a')?.id).toBe('b')
  expect(nextPiece(jobs, 'b')?.id).toBe('c')
})

test('behind the newest, the oldest that was not heard is played', () => {
  expect(nextPiece([job('c', 3), job('b', 2), job('a', 1, { isHeard: true })], 'c')?.id).toBe('b')
  expect(nextPiece([job('c', 3), job('b', 2), job('a', 1)], 'c', new Set(['a', 'b']))).toBeNull()
})

test('texts and what is not ready are passed over', () => {
  const jobs = [
    job('b', 2, { type: 'text' as const }),
    job('c', 3, { status: 'processing' as const }),
    job('d', 4, { type: 'video' as const }),
    job('a', 1),
  ]
  expect(nextPiece(jobs, 'a')?.id).toBe('d')
})
