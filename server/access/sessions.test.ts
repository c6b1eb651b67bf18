import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSessions, SESSION_DAYS } from './sessions.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const later = (days: number) => new Date(NOON.getTime() + days * 86_400_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-sessions-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a session that a clock ahead issued does not outlive its term by as much', async () => {
  const sessions = await openSessions(folder, 'horse', 'horse')
  const session = sessions.issue(later(400))
  expect(sessions.isValid(session, later(401))).toBe(true)
  expect(sessions.isValid(session, NOON)).toBe(false)
  const usual = sessions.issue(NOON)
  expect(sessions.isValid(usual, NOON)).toBe(true)
  expect(sessions.isValid(usual, later(SESSION_DAYS - 1))).toBe(true)
})
