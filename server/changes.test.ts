import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ContractName, goesByOf, nameOf } from '#core/contract.ts'
import { keeps } from './areas.ts'
import { openChanges } from './changes.ts'
import { openDatabase } from './database/database.ts'
import { testDatabase, type TestDatabase } from './database/test-database.ts'
import { sql, type Change } from './tools.ts'

const log = pino({ level: 'silent' })
const areas = [
  { name: 'articles', goesBy: [] },
  { name: 'portal', goesBy: [] },
  { name: 'trends', goesBy: ['sources', 'articles'] },
]

let db: TestDatabase
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.close())

test('a change that one process announces is heard by all, until they stop listening', async () => {
  const elsewhere = await openDatabase(db.url)
  const here = await openChanges(db, areas, log)
  const there = await openChanges(elsewhere, areas, log)
  const heard: Change[] = []
  const stop = here.onChange((change) => heard.push(change))
  there.onChange((change) => heard.push(change))

  const change = { area: 'articles', operations: ['getArticle'] }
  await there.announce(change)
  await expect.poll(() => heard).toEqual([change, change])
  stop()
  await here.announce(change)
  await expect.poll(() => heard).toHaveLength(3)
  await elsewhere.close()
})

test('after a lost connection everything counts as changed', async () => {
  const changes = await openChanges(db, areas, log)
  const heard: Change[] = []
  changes.onChange((change) => heard.push(change))
  await db.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`)
  await expect
    .poll(() => heard)
    .toEqual([{ area: 'articles' }, { area: 'portal' }, { area: 'trends' }])
})

test('a handler that fails keeps no other from hearing', async () => {
  const changes = await openChanges(db, areas, log)
  const heard: Change[] = []
  changes.onChange(() => {
    throw new Error('deaf')
  })
  changes.onChange((change) => heard.push(change))
  await changes.announce({ area: 'portal' })
  await expect.poll(() => heard).toEqual([{ area: 'portal' }])
})

test('what an area shows of another is old when that one changes as a whole', async () => {
  const changes = await openChanges(db, areas, log)
  const heard: Change[] = []
  changes.onChange((change) => heard.push(change))
  await changes.announce({ area: 'articles', operations: ['getArticle'] })
  await changes.announce({ area: 'articles' })
  await expect
    .poll(() => heard)
    .toEqual([
      { area: 'articles', operations: ['getArticle'] },
      { area: 'articles' },
      { area: 'trends' },
    ])
})

test('all that shows articles goes by articles and by sources, and articles go by sources', () => {
  const goingBy = (name: ContractName) =>
    keeps
      .filter(({ contract }) => goesByOf(contract).includes(name))
      .map((kept) => nameOf(kept.contract))
  const shown = [
    'topics',
    'topics/articles',
    'feed',
    'reading',
    'searching',
    'source-list',
    'trends',
    'hubs/membership',
    'saved/lists',
    'offline',
    'assistant',
    'assistant/look-ups',
    'episodes',
  ]
  // Marks and learned categories do not depend on which sources somebody follows.
  const ofArticles = [...shown, 'marking', 'categories']
  expect(goingBy('articles').toSorted()).toEqual(ofArticles.toSorted())
  expect(goingBy('sources').toSorted()).toEqual(['articles', ...shown].toSorted())
})
