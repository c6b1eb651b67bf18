import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { pause } from '../pause.ts'
import { sql } from '../tools.ts'
import { LEASE_SECONDS, releaseLease, RENEW_EVERY_MS, takeLease, whileLeased } from './leases.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.close())

function endsIn(seconds: number) {
  return db.run(
    sql`update leases set held_until = clock_timestamp() + make_interval(secs => ${seconds})`,
  )
}

test('one of several who ask at once has the lease, and renews it', async () => {
  const asked = await Promise.all(['a', 'b', 'c', 'd'].map((who) => takeLease(db, 'lane', who)))
  expect(asked.filter(Boolean)).toHaveLength(1)
  const holder = ['a', 'b', 'c', 'd'][asked.indexOf(true)]!
  expect(await takeLease(db, 'lane', holder)).toBe(true)
  expect(await takeLease(db, 'other lane', 'somebody')).toBe(true)
})

test('a lease that ran out goes to who asks next, and its former holder hears of it', async () => {
  await takeLease(db, 'lane', 'killed')
  await endsIn(-1)
  expect(await takeLease(db, 'lane', 'next')).toBe(true)
  expect(await takeLease(db, 'lane', 'killed')).toBe(false)
})

test('a lease that a wrong clock took for years is free', async () => {
  await takeLease(db, 'lane', 'ahead')
  await endsIn(LEASE_SECONDS + 60)
  expect(await takeLease(db, 'lane', 'next')).toBe(true)
})

test('only its holder releases a lease', async () => {
  await takeLease(db, 'lane', 'holder')
  await releaseLease(db, 'lane', 'stranger')
  expect(await takeLease(db, 'lane', 'next')).toBe(false)
  await releaseLease(db, 'lane', 'holder')
  expect(await takeLease(db, 'lane', 'next')).toBe(true)
})

test('who works long renews its lease, keeps others out, and lets go also when it fails', async () => {
  let others = 0
  const working = whileLeased(db, 'archives', async () => {
    // Waits until nearly all of the lease's time has passed.
    await endsIn(patient(1) + RENEW_EVERY_MS / 1000)
    await pause(patient(1000) + RENEW_EVERY_MS + 500)
    await whileLeased(db, 'archives', async () => void others++)
    throw new Error('The disk is full')
  })
  await expect(working).rejects.toThrow('The disk is full')
  expect(others).toBe(0)
  await whileLeased(db, 'archives', async () => void others++)
  expect(others).toBe(1)
})
