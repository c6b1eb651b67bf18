import { raw } from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase, type OpenDatabase } from '#server/database/database.ts'
import type { TestDatabase } from '#server/database/test-database.ts'
import { noteStatements } from '#server/database/test-statements.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { hangingOn } from './hangs-on-articles.ts'
import { mergeArticles } from './merge-articles.ts'

let tools: TestTools
let writer: OpenDatabase
beforeEach(async () => {
  tools = await testTools()
  writer = await openDatabase((tools.db as TestDatabase).url, { poolSize: 2 })
})
afterEach(async () => {
  await writer.close()
  await tools.close()
})

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { waiting } = await writer.one(
      z.object({ waiting: z.int() }),
      sql`select count(*) as waiting from pg_locks where not granted`,
    )
    if (waiting > 0) return
  }
}

test('a merge and whoever writes one of its articles do not wait for each other', async () => {
  const { db, readerId } = tools
  await db.run(sql`
    insert into articles (id, title, category, first_published_at, published_at)
    select n, 'Ferry ' || n, 'World', now(), now() from generate_series(1, 2) as n`)
  await db.run(raw(`insert into article_reads values ('${readerId}', 1)`))
  let merge: Promise<void> | undefined
  await writer.transaction(async (writing) => {
    await writing.run(sql`select from articles where id = any('{1, 2}') for no key update`)
    merge = db.transaction((merging) =>
      mergeArticles(merging, hangingOn(tools.extensions), { from: 1, into: 2 }),
    )
    await untilSomebodyWaits()
    // Marks an article as a rule does that marks articles as read.
    await writing.run(sql`
      insert into article_reads (reader_id, article_id) values (${readerId}, 2) on conflict do nothing`)
  })
  await merge
  const left = await db.many(z.object({ id: z.int() }), sql`select id from articles`)
  expect(left).toEqual([{ id: 2 }])
})

test('a merge of articles that nobody did anything with looks at all tables at once', async () => {
  await tools.db.run(sql`
    insert into articles (id, title, category, first_published_at, published_at)
    select n, 'Ferry ' || n, 'World', now(), now() from generate_series(1, 2) as n`)
  const asked: string[] = []
  const { db } = noteStatements(tools, asked)
  await mergeArticles(db, hangingOn(tools.extensions), { from: 1, into: 2 })
  // The six statements: lock both, look for rows, move the entries, keep the old id, delete one
  // article, mark the other as stale.
  expect(asked).toHaveLength(6)
})
