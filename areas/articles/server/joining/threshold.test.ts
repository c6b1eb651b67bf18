import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { joining } from '../../contracts/corrections.ts'
import { serverArticles } from '../page/api.ts'
import { joinEntries } from './join-entries.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { serverJoining } from '../corrections/api.ts'
import { calibrateThreshold } from './calibrate-command.ts'
import { recountEntries } from './threshold.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date('2026-11-21T09:00:00Z'))
  await fillWithNewswire(tools)
})
afterEach(() => tools.close())

const keeper = () => serverJoining(tools.desk)

const Row = z.object({ articleId: z.int(), confidence: z.number(), isCounted: z.boolean() })
const rows = () =>
  tools.db.many(Row, sql`select article_id, confidence, is_counted from article_entries`)

/** Spreads what was joined evenly over the confidences. */
async function spread() {
  await tools.db.run(sql`
    with doubted as (
      select entry_id, row_number() over (order by entry_id) as nth, count(*) over () as total
      from article_entries where confidence < 1
    )
    update article_entries set confidence = 0.36 + 0.6 * nth / total,
      is_counted = (0.36 + 0.6 * nth / total)::real >= 0.6
    from doubted where article_entries.entry_id = doubted.entry_id`)
  await tools.db.run(sql`update articles set is_stale = true`)
  await joinEntries.run(tools, {})
}

test('a threshold counts what is there anew, and what comes goes by it', async () => {
  await spread()
  expect(await keeper().getThreshold({})).toEqual({ countAt: 0.6 })
  for (const countAt of [0.8, 0.4]) {
    await keeper().setThreshold({ countAt })
    expect(tools.queued).toContain(recountEntries.name)
    await recountEntries.run(tools, {})
    const all = await rows()
    expect(all.some(({ isCounted }) => !isCounted)).toBe(true)
    for (const { confidence, isCounted } of all) expect(isCounted).toBe(confidence >= countAt)
    const { stale } = await tools.db.one(
      z.object({ stale: z.int() }),
      sql`select count(*) as stale from articles where is_stale`,
    )
    expect(stale).toBe(0)
    const { wrong } = await tools.db.one(
      z.object({ wrong: z.int() }),
      sql`select count(*) as wrong from articles where source_count <> (
            select count(distinct feed_id) from article_entries join entries on entries.id = entry_id
            where article_id = articles.id and is_counted)`,
    )
    expect(wrong).toBe(0)
  }
})

test('a threshold that would count everything or nothing is not taken', () => {
  for (const countAt of [0, 0.34, 0.96, 1, Number.NaN]) {
    expect(joining.setThreshold.input.safeParse({ countAt }).success).toBe(false)
  }
  expect(joining.setThreshold.input.safeParse({ countAt: 0.6 }).success).toBe(true)
})

test('an article keeps one counted source, also when its founder is gone', async () => {
  await spread()
  await keeper().setThreshold({ countAt: 0.35 })
  await recountEntries.run(tools, {})
  await tools.db.run(
    sql`delete from entries using article_entries where entry_id = id and confidence = 1`,
  )
  await keeper().setThreshold({ countAt: 0.95 })
  await recountEntries.run(tools, {})
  const counted = new Map<number, boolean>()
  for (const { articleId, isCounted } of await rows()) {
    counted.set(articleId, isCounted || (counted.get(articleId) ?? false))
  }
  expect([...counted.values()].every(Boolean)).toBe(true)
})

test('calibrating goes by what a reader corrected and left, and sets only when it is told to', async () => {
  const few = await calibrateThreshold(tools, tools.readerId, { apply: true })
  expect(few.at(-1)).toContain('Not enough corrections')
  expect(await keeper().getThreshold({})).toEqual({ countAt: 0.6 })

  await spread()
  await judge()
  const proposal = await calibrateThreshold(tools, tools.readerId, { apply: false })
  expect(proposal.at(-1)).toBe('Set it with --apply.')
  expect(await keeper().getThreshold({})).toEqual({ countAt: 0.6 })

  const applied = await calibrateThreshold(tools, tools.readerId, { apply: true })
  const { countAt } = await keeper().getThreshold({})
  expect(applied.at(-1)).toBe(`Set to ${countAt}; the articles are being recounted.`)
  expect(countAt).toBe(0.5)
  for (const { confidence, isCounted } of await rows())
    expect(isCounted).toBe(confidence >= countAt)
})

/** Opens every article, and splits off every entry that was joined below one half. */
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
