import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../database/test-database.ts'
import { sql } from '../tools.ts'
import { checkClock } from './check-clock.ts'
import { checkListening } from './check-listening.ts'
import { checkMailExchange } from './check-mail-exchange.ts'
import { checkReplica } from './check-replica.ts'
import { checkSandbox } from './check-sandbox.ts'

let db: TestDatabase
let other: TestDatabase
beforeEach(async () => {
  db = await testDatabase()
  other = await testDatabase({ isEmpty: true })
})
afterEach(async () => {
  await db.close()
  await other.close()
})

test('changes are heard on the server itself, and not where another database is listened to', async () => {
  expect(await checkListening(db.url, null)).toBe('changes are heard')
  await expect(checkListening(db.url, other.url)).rejects.toThrow('DATABASE_DIRECT_URL')
})

test('a server that follows no other is not a replica, and one that is away is named', async () => {
  await expect(checkReplica(db.url, other.url)).rejects.toThrow('no replica')
  await expect(checkReplica(db.url, 'postgres://127.0.0.1:1/news')).rejects.toThrow(
    'DATABASE_READ_URL cannot be used',
  )
})

test('code is run to see that it can be', async () => {
  expect(await checkSandbox()).toBe('runs code in a process of its own')
})

test('a clock that differs from that of the database, or runs behind what workers noted, is said', async () => {
  expect(await checkClock(db.url)).toContain('as the database server says')
  expect(await checkClock(other.url)).toContain('as the database server says')
  const ahead = new Date(Date.now() + 5 * 60_000)
  await expect(checkClock(db.url, ahead)).rejects.toThrow('5 minutes apart')
  await db.run(sql`delete from hub_clock`)
  await db.run(
    sql`insert into hub_clock (last_at, steady_since) values (now() + interval '2 hours', now())`,
  )
  await expect(checkClock(db.url)).rejects.toThrow('120 minutes apart')
})

const absent = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }))

test('mail finds its way by an MX record, else by an address, else not at all', async () => {
  const mx = async () => [
    { exchange: 'spare.example', priority: 20 },
    { exchange: 'mail.example', priority: 10 },
  ]
  const nowhere = { resolveMx: absent, resolve4: absent, resolve6: absent } as never
  const given = (some: object) => ({ ...(nowhere as object), ...some }) as never
  expect(await checkMailExchange('hub.example', given({ resolveMx: mx }))).toContain('mail.example')
  const address = given({ resolve4: async () => ['192.0.2.7'] })
  expect(await checkMailExchange('hub.example', address)).toContain('no MX record')
  await expect(checkMailExchange('hub.example', nowhere)).rejects.toThrow('MX 10')
  const offline = given({
    resolveMx: () => Promise.reject(Object.assign(new Error('off'), { code: 'ECONNREFUSED' })),
  })
  expect(await checkMailExchange('hub.example', offline)).toContain('could not be looked up')
})
