import { raw } from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { serverJoining } from '../corrections/api.ts'
import { giveBack, readCarried } from '../corrections/carried.ts'
import { foundArticle } from '../joining/place-entries.ts'
import { HangingRows } from './hanging-rows.ts'
import { hangingOn } from './hangs-on-articles.ts'
import { carryOver, deleteMerged, mergeArticles } from './merge-articles.ts'

let tools: TestTools

beforeEach(async () => void (tools = await testTools()))
afterEach(() => tools.close())

const listed = () =>
  hangingOn(tools.extensions).flatMap(({ table, columns = ['article_id'] }) =>
    columns.map((column) => `${table}.${column}`),
  )

test('every foreign key to articles is on the list, and nothing is on it twice', async () => {
  const keys = await tools.db.many(
    z.object({ key: z.string() }),
    sql`select conrelid::regclass || '.' || attname as key from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and confrelid = 'articles'::regclass`,
  )
  expect(keys.length).toBeGreaterThan(15)
  expect(listed()).toEqual(expect.arrayContaining(keys.map(({ key }) => key)))
  expect(new Set(listed()).size).toBe(listed().length)
})

/**
 * Makes five articles. The first has a row in each table whose rows a merge carries over, and the
 * second is the one that it is merged into.
 */
async function fill(): Promise<void> {
  const { db, readerId } = tools
  const rows = `
    insert into feeds (address, title) values ('https://quay.example/feed', 'Quay');
    insert into entries (feed_id, identity, content_hash, title, text, html, published_at, seen_at)
      select id, n::text, '', 'Ferry ' || n, '', '', now(), now() from feeds, generate_series(1, 2) as n;
    insert into articles (id, title, category, first_published_at, published_at)
      select n, 'Ferry ' || n, 'World', now(), now() from generate_series(1, 5) as n;
    insert into article_entries values (1, 1, 1, 1), (2, 2, 2, 1);
    insert into possible_joins values (2, 1, 0.3);
    insert into article_aliases values (77, 1);
    insert into articles_apart values (1, 3), (3, 1);
    insert into article_follow_ups values (1, 4);
    insert into article_partings values (1, 3, now());
    insert into rules (id, reader_id, position, name, definition, aged_until, created_at)
      values ('rule', '${readerId}', 1, '', '{}', now(), now());
    insert into article_reads values ('${readerId}', 1);
    insert into saved_articles values ('${readerId}', 1, now());
    insert into articles_put_away values ('${readerId}', 1, 'archived', now());
    insert into notes values ('note', '${readerId}', 1, 'work', '', '', now());
    insert into reading_signals values ('${readerId}', 1, 'open', null, null, null, 'World', '{}', now());
    insert into article_looks values ('${readerId}', 1, now(), '[]', '{}');
    insert into article_tags values ('${readerId}', 1, 'harbour', 'rule');
    insert into article_moves values ('${readerId}', 1, 'Sports', 'rule');
    insert into article_boosts values ('${readerId}', 1, 2, 'rule');
    insert into article_translations values ('${readerId}', 1, 'rule', 'de', 'waiting', now());
    insert into notifications (reader_id, article_id, rule_id, text, at)
      values ('${readerId}', 1, 'rule', '', now());
    insert into rule_effects values ('rule', 1, 'archive', '${readerId}', now());
    insert into article_quality values (1, 0.4, '{}');
    insert into article_affairs values (1, 1, '{}', '{}')`
  for (const row of rows.split(';')) await db.run(raw(row))
}

async function countOn(article: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table } of hangingOn(tools.extensions)) {
    const { rows } = await tools.db.one(
      z.object({ rows: z.int() }),
      sql`select count(*) as rows from ${raw(table)} where article_id = ${article}`,
    )
    counts[table] = rows
  }
  return counts
}

test('an article that is taken in leaves nothing behind that is carried, and nothing that is not', async () => {
  await fill()
  const before = await countOn(1)
  await mergeArticles(tools.db, hangingOn(tools.extensions), { from: 1, into: 2 })
  const after = await countOn(2)
  for (const { table, carry } of hangingOn(tools.extensions)) {
    if (carry) expect(before[table], `the test has a row of ${table}`).toBeGreaterThan(0)
    if (carry) expect(after[table], table).toBeGreaterThanOrEqual(before[table]!)
    else expect(after[table], table).toBe(table === 'stale_articles' ? 1 : 0)
  }
  expect(Object.values(await countOn(1)).every((rows) => rows === 0)).toBe(true)
})

test('what an article took in a moment ago goes on with it', async () => {
  await fill()
  const hanging = hangingOn(tools.extensions)
  const before = await countOn(1)
  const rows = await HangingRows.of(tools.db, hanging, [1, 2])
  await carryOver(tools.db, rows, { from: 1, into: 2 })
  await carryOver(tools.db, rows, { from: 2, into: 5 })
  await deleteMerged(tools.db, [1, 2])
  const after = await countOn(5)
  for (const { table, carry } of hanging) {
    if (carry) expect(after[table], table).toBeGreaterThanOrEqual(before[table]!)
  }
})

test('what is given back is on the article that comes back, and on the other no more', async () => {
  await fill()
  const before = await countOn(1)
  const others = await countOn(2)
  const carried = await readCarried(tools.db, hangingOn(tools.extensions), { from: 1, into: 2 })
  await mergeArticles(tools.db, hangingOn(tools.extensions), { from: 1, into: 2 })
  await foundArticle(tools.db, 1, 1)
  await giveBack(tools.db, hangingOn(tools.extensions), { from: 1, into: 2, carried })
  const back = hangingOn(tools.extensions).filter((hanging) => hanging.back)
  expect(back.length).toBeGreaterThan(5)
  const came = await countOn(1)
  const stayed = await countOn(2)
  for (const { table } of back) {
    expect(came[table], table).toBe(before[table])
    // Separations of a merged article are copied to the one that absorbed it.
    if (table !== 'articles_apart') expect(stayed[table], table).toBe(others[table])
  }
})

test('a correction that one reader makes and undoes keeps what another has done', async () => {
  await fill()
  const { db } = tools
  await db.run(sql`insert into readers (id, name) values ('bo', 'Bo')`)
  await db.run(sql`insert into saved_articles values ('bo', 2, now())`)
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select 'source', ${tools.readerId}, id, 'Quay', 'general', 'daily' from feeds`)
  const savedByBo = async () =>
    (
      await db.many(
        z.object({ articleId: z.int() }),
        sql`select article_id from saved_articles where reader_id = 'bo'`,
      )
    ).map(({ articleId }) => articleId)

  const keeper = serverJoining(tools.desk)
  const { correction } = await keeper.mergeArticles({ article: 1, other: 2 })
  expect(await savedByBo()).toEqual([1])
  await keeper.undoCorrection({ correction })
  expect(await savedByBo()).toEqual([2])
})

test('a correction of an older version, which kept less, is undone as far as it kept', async () => {
  await fill()
  await mergeArticles(tools.db, hangingOn(tools.extensions), { from: 1, into: 2 })
  await foundArticle(tools.db, 1, 1)
  await giveBack(tools.db, hangingOn(tools.extensions), {
    from: 1,
    into: 2,
    carried: '{"notes": ["note"]}',
  })
  expect(await countOn(1)).toMatchObject({ notes: 1, saved_articles: 0 })
})
