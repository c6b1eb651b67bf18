import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { joining, USUAL_THRESHOLD } from '../../contracts/corrections.ts'
import { serverArticles } from '../page/api.ts'
import { isStale } from '../reading/stale-articles.ts'
import { joinEntries } from './join-entries.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { serverJoining } from '../corrections/api.ts'
import { calibrateThreshold } from './calibrate-command.ts'
import { applyThreshold } from './threshold.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date('2026-11-21T09:00:00Z'))
  await fillWithNewswire(tools)
})
afterEach(() => tools.close())

const keeper = () => serverJoining(tools.desk)

const Row = z.object({ entryId: z.int(), articleId: z.int(), confidence: z.number() })
const rows = () =>
  tools.db.many(
    Row,
    sql`select entry_id, article_id, confidence from article_entries order by entry_id`,
  )
const setThreshold = async (joinAt: number) => {
  await keeper().setThreshold({ joinAt })
  await applyThreshold.run(tools, {})
}

/** Spreads the confidences of the joined entries evenly. */
async function spread() {
  await tools.db.run(sql`
    with doubted as (
      select entry_id, row_number() over (order by entry_id) as nth, count(*) over () as total
      from article_entries where confidence < 1
    )
    update article_entries set confidence = 0.36 + 0.6 * nth / total
    from doubted where article_entries.entry_id = doubted.entry_id`)
  await tools.db.run(sql`select mark_stale(array(select id from articles))`)
  await joinEntries.run(tools, {})
}

test('a stricter threshold takes out what is less sure, and the former one brings it back', async () => {
  await spread()
  const before = await rows()
  expect(await keeper().getThreshold({})).toEqual({ joinAt: USUAL_THRESHOLD })

  await keeper().setThreshold({ joinAt: 0.7 })
  expect(tools.queued).toContain(applyThreshold.name)
  await applyThreshold.run(tools, {})
  const strict = await rows()
  expect(strict.length).toBe(before.length)
  expect(before.some(({ confidence }) => confidence < 0.7)).toBe(true)
  for (const { confidence } of strict) expect(confidence).toBeGreaterThanOrEqual(0.7)
  await expectWhole()

  await setThreshold(USUAL_THRESHOLD)
  // The entries are grouped as before, but another article may have kept its address.
  expect(together(await rows())).toEqual(together(before))
  await expectWhole()
})

test('every entry is a source of the article that it is in', async () => {
  for (const joinAt of [0.9, 0.5]) {
    await spread()
    await setThreshold(joinAt)
    const hub = serverArticles(tools.desk)
    const seen = new Set<number>()
    for (const article of new Set((await rows()).map(({ articleId }) => articleId))) {
      const { coverage } = await hub.getArticle({ id: article })
      for (const { entry } of coverage) seen.add(entry!)
    }
    expect(seen.size).toBe((await rows()).length)
  }
})

test('what a reader put into an article stays, however unsure joining was', async () => {
  await spread()
  const unsure = (await rows()).find(({ confidence }) => confidence < 0.5)!
  const [other] = (await rows()).filter(({ articleId }) => articleId !== unsure.articleId)
  await keeper().moveEntry({
    entry: unsure.entryId,
    article: unsure.articleId,
    into: other!.articleId,
  })
  await tools.db.run(
    sql`update article_entries set confidence = 0.4 where entry_id = ${unsure.entryId}`,
  )
  await setThreshold(0.9)
  const after = await rows()
  const articleOf = (entry: number) => after.find(({ entryId }) => entryId === entry)!.articleId
  expect(articleOf(unsure.entryId)).toBe(other!.articleId)
})

test('what an older version joined without counting it is counted', async () => {
  await tools.db.run(sql`
    update article_entries set is_counted = false, confidence = 0.45 where confidence < 1`)
  await tools.db.run(sql`update joining set count_at = 0.6`)
  await tools.db.run(sql`select count_what_joined()`)
  await joinEntries.run(tools, {})
  expect(await keeper().getThreshold({})).toEqual({ joinAt: USUAL_THRESHOLD })
  await expectWhole()

  await tools.db.run(sql`update joining set count_at = 0.8`)
  await tools.db.run(sql`select count_what_joined()`)
  expect(await keeper().getThreshold({})).toEqual({ joinAt: 0.8 })
  await applyThreshold.run(tools, {})
  await expectWhole()
})

test('a threshold that would join everything or nothing is not taken', () => {
  for (const joinAt of [0, 0.24, 0.96, 1, Number.NaN]) {
    expect(joining.setThreshold.input.safeParse({ joinAt }).success).toBe(false)
  }
  expect(joining.setThreshold.input.safeParse({ joinAt: 0.6 }).success).toBe(true)
})

test('calibrating goes by what a reader corrected and left, and sets only when it is told to', async () => {
  const few = await calibrateThreshold(tools, tools.readerId, { apply: true })
  expect(few.at(-1)).toContain('Not enough corrections')
  expect(await keeper().getThreshold({})).toEqual({ joinAt: USUAL_THRESHOLD })

  await spread()
  await judge()
  const proposal = await calibrateThreshold(tools, tools.readerId, { apply: false })
  expect(proposal.at(-1)).toBe('Set it with --apply.')
  expect(await keeper().getThreshold({})).toEqual({ joinAt: USUAL_THRESHOLD })

  const applied = await calibrateThreshold(tools, tools.readerId, { apply: true })
  const { joinAt } = await keeper().getThreshold({})
  expect(applied.at(-1)).toBe(`Set to ${joinAt}; the articles are being put right.`)
  expect(joinAt).toBe(0.5)
  for (const { confidence } of await rows()) expect(confidence).toBeGreaterThanOrEqual(joinAt)
})

/**
 * Opens all articles, and splits off the entries that were joined with a confidence below one half.
 */
async function judge() {
  const hub = serverArticles(tools.desk)
  const joined = await tools.db.many(
    z.object({ entry: z.int(), article: z.int(), confidence: z.number() }),
    sql`select entry_id as entry, article_id as article, confidence from article_entries where confidence < 1`,
  )
  for (const article of new Set(joined.map(({ article }) => article)))
    await hub.markRead({ id: article })
  for (const { entry, article, confidence } of joined) {
    if (confidence < 0.5) await keeper().splitEntry({ entry, article })
  }
  await joinEntries.run(tools, {})
}

/** Groups entries by article, without the ids of the articles. */
function together(all: z.infer<typeof Row>[]): number[][] {
  const articles = new Map<number, number[]>()
  for (const { entryId, articleId } of all) {
    articles.set(articleId, [...(articles.get(articleId) ?? []), entryId])
  }
  return [...articles.values()].toSorted((a, b) => a[0]! - b[0]!)
}

/** Checks that all articles are written, and that their counts of sources are right. */
async function expectWhole(): Promise<void> {
  const { wrong } = await tools.db.one(
    z.object({ wrong: z.int() }),
    sql`select count(*) as wrong from articles where ${isStale} or source_count <> (
          select count(distinct feed_id) from article_entries join entries on entries.id = entry_id
          where article_id = articles.id)`,
  )
  expect(wrong).toBe(0)
}
