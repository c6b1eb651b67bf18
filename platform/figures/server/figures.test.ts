import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FIGURES } from '../limits.ts'
import { openDatabase, type OpenDatabase } from '#server/database/database.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type World } from '#server/tools.ts'
import { countCall, storeAtEnd, storeFigures } from './count-call.ts'
import { forgetOldFigures } from './forget-old.ts'
import { readFigures, type FigureSpan } from './read-figures.ts'

const HOUR_MS = 3_600_000
const START = new Date('2026-11-29T12:30:20Z')

let tools: TestTools
const opened: OpenDatabase[] = []
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(START)
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  await tools.close()
})

/** Another worker, with its own memory and connections. */
async function anotherWorker(): Promise<World> {
  const db = await openDatabase(tools.db.url)
  opened.push(db)
  return { ...tools, db }
}

const of = (more: object = {}) => ({
  readerId: tools.readerId,
  name: 'outbox/played',
  hasFailed: false,
  ...more,
})
const read = async (more: Partial<FigureSpan> = {}) => (await readAll(more)).points
const readAll = (more: Partial<FigureSpan> = {}) =>
  readFigures(
    { ...tools, db: tools.db.forReader(tools.readerId) },
    { name: 'outbox/played', by: 'minute', length: 3, ...more },
  )
const later = (ms: number) => tools.setNow(new Date(tools.now().getTime() + ms))
const rows = () =>
  tools.db.many(
    z.object({ isHour: z.boolean(), calls: z.int() }),
    sql`select is_hour, calls from figures_sums order by is_hour, at`,
  )

test('calls, failures and times are read by minute and by hour, also where nothing happened', async () => {
  countCall(tools, of({ ms: 20 }))
  countCall(tools, of({ ms: 25, hasFailed: true }))
  later(2 * 60_000)
  countCall(tools, of())
  expect(await rows()).toEqual([])
  await storeFigures(tools)
  expect(await read()).toEqual([
    { at: '2026-11-29T12:30:00.000Z', calls: 2, failures: 1, halfMs: 20, mostMs: 29 },
    { at: '2026-11-29T12:31:00.000Z', calls: 0, failures: 0, halfMs: null, mostMs: null },
    { at: '2026-11-29T12:32:00.000Z', calls: 1, failures: 0, halfMs: null, mostMs: null },
  ])
  expect(await read({ by: 'hour', length: 2 })).toMatchObject([
    { at: '2026-11-29T11:00:00.000Z', calls: 0 },
    { at: '2026-11-29T12:00:00.000Z', calls: 3, failures: 1, halfMs: 20 },
  ])
  const { total } = await readAll()
  expect(total).toEqual({ calls: 3, failures: 1, halfMs: 20, mostMs: 29 })
})

test('two workers that store at once add up, whatever each counted first', async () => {
  const other = await anotherWorker()
  for (let round = 0; round < 10; round++) {
    for (const subject of ['a', 'b', 'c']) countCall(tools, of({ subject, ms: 5 }))
    for (const subject of ['c', 'b', 'a'])
      countCall(other, of({ subject, ms: 5000, hasFailed: true }))
    await Promise.all([storeFigures(tools), storeFigures(other)])
  }
  const [all] = await read({ length: 1 })
  expect(all).toMatchObject({ calls: 60, failures: 30, halfMs: 10, mostMs: 9300 })
  const [one] = await read({ length: 1, subject: 'b' })
  expect(one).toMatchObject({ calls: 20, failures: 10 })
})

test('a worker that is killed loses what was not stored, and one that stops stores it', async () => {
  const killed = await anotherWorker()
  countCall(killed, of())
  await storeFigures(killed)
  countCall(killed, of())
  countCall(killed, of())
  await opened.splice(0)[0]!.close()
  expect(await read({ length: 1 })).toMatchObject([{ calls: 1 }])

  const stopped = new AbortController()
  countCall(tools, of())
  const ended = storeAtEnd(tools, stopped.signal)
  stopped.abort()
  await ended
  expect(await read({ length: 1 })).toMatchObject([{ calls: 2 }])
})

test('what could not be stored is stored with what is counted next', async () => {
  const { run } = tools.db
  tools.db.run = () => Promise.reject(new Error('The database is away'))
  countCall(tools, of({ ms: 7 }))
  await storeFigures(tools)
  countCall(tools, of({ ms: 7 }))
  tools.db.run = run
  await storeFigures(tools)
  expect(await read({ length: 1 })).toMatchObject([{ calls: 2, failures: 0, mostMs: 10 }])
})

test('a clock that is set back adds to the minutes that it says, and what it said ahead is forgotten', async () => {
  countCall(tools, of())
  later(5 * HOUR_MS)
  countCall(tools, of())
  await storeFigures(tools)
  tools.setNow(START)
  countCall(tools, of())
  await storeFigures(tools)
  await forgetOldFigures.run(tools, {})
  expect(await rows()).toEqual([
    { isHour: false, calls: 2 },
    { isHour: true, calls: 2 },
  ])
})

test('minutes are kept for a day and hours for 30', async () => {
  countCall(tools, of())
  await storeFigures(tools)
  later(FIGURES.minutesKeptHours * HOUR_MS - 60_000)
  await forgetOldFigures.run(tools, {})
  expect(await rows()).toHaveLength(2)
  later(2 * 60_000)
  await forgetOldFigures.run(tools, {})
  expect(await rows()).toEqual([{ isHour: true, calls: 1 }])
  later(FIGURES.hoursKeptDays * 24 * HOUR_MS)
  await forgetOldFigures.run(tools, {})
  expect(await rows()).toEqual([])
})

test('readers see their own alone, and nobody counts for a reader who is gone', async () => {
  await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
  countCall(tools, of({ readerId: 'other' }))
  countCall(tools, of({ readerId: 'nobody' }))
  await storeFigures(tools)
  expect(await read({ length: 1 })).toMatchObject([{ calls: 0 }])
  const all = sql`select count(*)::int as count from figures_sums`
  const Count = z.object({ count: z.int() })
  expect(await tools.db.one(Count, all)).toEqual({ count: 2 })
  expect(await tools.db.forReader(tools.readerId).one(Count, all)).toEqual({ count: 0 })
})

test('things beyond the most of a reader are counted together, and what has no room is left out', async () => {
  for (let nth = 0; nth < FIGURES.subjects + 3; nth++) countCall(tools, of({ subject: `s${nth}` }))
  countCall(tools, of({ subject: 'x'.repeat(FIGURES.subjectCharacters + 1) }))
  await storeFigures(tools)
  expect(await read({ length: 1, subject: '' })).toMatchObject([{ calls: 4 }])
  expect(await read({ length: 1 })).toMatchObject([{ calls: FIGURES.subjects + 4 }])

  for (let nth = 0; nth < FIGURES.waiting; nth++) {
    countCall(tools, of())
    later(60_000)
  }
  await storeFigures(tools)
  const stored = await rows()
  expect(stored.length).toBeLessThanOrEqual(FIGURES.waiting + 2 * FIGURES.subjects + 2)
})
