import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import type { TestDatabase } from '#server/database/test-database.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type Database } from '#server/tools.ts'
import type { FolderDraft } from '#areas/feed/folder-settings.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { fileArticles } from './folder-rules.ts'
import { articleOf, editFolder, publish } from '#areas/feed/server/settings/test-articles.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  await publish(tools, 'Harbour Gazette', [
    { title: 'Wardens count the seals of Cape Orrin', text: 'Seals rest on the rocks.' },
  ])
})
afterEach(() => tools.close())

const edit = (folder: string, changes: Partial<FolderDraft>) => editFolder(tools, folder, changes)
const titlesIn = async (folder: string) => {
  const hub = serverFeed(tools.desk)
  const { articles } = await hub.listFolderArticles({ folder, period: 'year', search: '' })
  return articles.map(({ title }) => title)
}

/** Has another worker write articles while `meanwhile` runs. */
async function whileWriting(articles: number[], meanwhile: (db: Database) => Promise<void>) {
  const db = await openDatabase((tools.db as TestDatabase).url, { poolSize: 2 })
  try {
    await db.transaction(async (db) => {
      await fileArticles(db, articles)
      await meanwhile(db)
    })
  } finally {
    await db.close()
  }
}

test('settings that are saved while articles are written act on these too', async () => {
  const id = await articleOf(tools, 'seals')
  await edit('Science', { includeKeywords: ['seals'] })
  let saving: Promise<unknown> = Promise.resolve()
  await whileWriting([id], async (db) => {
    saving = edit('Science', { includeKeywords: ['whales'] })
    saving.catch(() => {})
    // The pause gives the other transaction time to reach the lock.
    await db.run(sql`select pg_sleep(0.3)`)
  })
  await saving
  expect(await titlesIn('Science')).toEqual([])
  await edit('Science', { includeKeywords: ['seals'] })
  expect(await titlesIn('Science')).toEqual(['Wardens count the seals of Cape Orrin'])
})

test('an article that is being written is filed by the settings that are saved meanwhile', async () => {
  const id = await articleOf(tools, 'seals')
  let saving: Promise<unknown> = Promise.resolve()
  await whileWriting([id], async (db) => {
    saving = edit('Science', { includeKeywords: ['kelp'] })
    saving.catch(() => {})
    await db.run(sql`select pg_sleep(0.3)`)
    await db.run(sql`update articles set search = to_tsvector('simple', 'kelp') where id = ${id}`)
  })
  await saving
  expect(await titlesIn('Science')).toEqual(['Wardens count the seals of Cape Orrin'])
})

test.each([
  ['too many words', Array.from({ length: 101 }, (_, at) => `word${at}`), /100 words/],
  ['a word without end', ['seal'.repeat(60)], /200 characters/],
])('%s are refused in words', async (_, keywords, message) => {
  await expect(edit('Science', { includeKeywords: keywords })).rejects.toThrow(message)
  await expect(edit('Science', { excludeKeywords: keywords })).rejects.toThrow(message)
})
