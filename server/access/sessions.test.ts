import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '../test-tools.ts'
import { sql } from '../tools.ts'
import { openSessions, SESSION_DAYS } from './sessions.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const later = (days: number) => new Date(NOON.getTime() + days * 86_400_000)
const place = { device: 'Firefox on Linux', network: '192.0.2.1' }

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
})
afterAll(() => tools.close())

test('a session is its browser’s for its term, whichever process is asked', async () => {
  const { db, readerId } = tools
  const kept = await openSessions(db, 'horse').begin(
    { readerId: readerId, isByHub: true },
    place,
    NOON,
  )
  const sessions = openSessions(db, 'horse')
  expect(await sessions.find([kept], NOON)).toMatchObject({ readerId })
  expect(await sessions.find(['foreign', kept], later(SESSION_DAYS - 1))).toMatchObject({
    readerId,
  })
  expect(await sessions.find([kept], later(SESSION_DAYS))).toBeNull()
  expect(await sessions.find([`${kept}x`, ''], NOON)).toBeNull()
  expect(await sessions.find([], NOON)).toBeNull()
})

test('another password ends it', async () => {
  const { db, readerId } = tools
  const kept = await openSessions(db, 'horse').begin(
    { readerId: readerId, isByHub: true },
    place,
    NOON,
  )
  expect(await openSessions(db, 'battery').find([kept], NOON)).toBeNull()
})

test('one that a clock ahead began does not outlive its term by as much', async () => {
  const { db, readerId } = tools
  const sessions = openSessions(db, 'horse')
  const kept = await sessions.begin({ readerId: readerId, isByHub: true }, place, later(400))
  expect(await sessions.find([kept], later(401))).toMatchObject({ readerId })
  expect(await sessions.find([kept], NOON)).toBeNull()
})

test('what a browser keeps is nowhere in the database, and when it asked last is', async () => {
  const { db, readerId } = tools
  const sessions = openSessions(db, 'mule')
  const kept = await sessions.begin({ readerId: readerId, isByHub: true }, place, NOON)
  const found = await sessions.find([kept], later(1))
  const row = await db.one(
    z.object({ text: z.string(), usedAt: z.string() }),
    sql`select row_to_json(sessions)::text as text, used_at from sessions where id = ${found!.id}`,
  )
  expect(row.text).not.toContain(kept)
  expect(row.usedAt).toBe(later(1).toISOString())
})
