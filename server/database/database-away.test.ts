import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../tools.ts'
import { databaseAwayProblem } from './database-away.ts'
import { openDatabase } from './database.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await testDatabase({ isEmpty: true })
})
afterAll(() => server.close())

const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)
const away = /^The database does not answer at the moment\./

test('a database that nobody reaches is said to be away', async () => {
  for (const url of [
    'postgresql://nobody@127.0.0.1:1/a',
    'postgresql://nobody@%2Fno-such-folder/a',
  ])
    expect(databaseAwayProblem(await failureOf(openDatabase(url)))?.message).toMatch(away)
})

test('so is one that ends while it is asked, and one that was closed', async () => {
  const db = await openDatabase(server.url)
  const ended = failureOf(db.run(sql`select pg_terminate_backend(pg_backend_pid())`))
  expect(databaseAwayProblem(await ended)?.message).toMatch(away)
  await db.close()
  expect(databaseAwayProblem(await failureOf(db.run(sql`select 1`)))?.message).toMatch(away)
})

test('two changes that wait for each other may be tried again', async () => {
  const deadlock = sql`do $$ begin raise exception 'x' using errcode = 'deadlock_detected'; end $$`
  const problem = databaseAwayProblem(await failureOf(server.run(deadlock)))
  expect(problem?.message).toBe('Another change was in the way, so nothing was changed. Try again.')
})

test('a statement that is wrong, and a file that is missing, are faults of ours', async () => {
  const wrong = await failureOf(server.run(sql`select * from no_such_table`))
  const missing = Object.assign(new Error('no file'), { code: 'ENOENT', syscall: 'open' })
  for (const failure of [wrong, missing, null]) expect(databaseAwayProblem(failure)).toBe(null)
})
