import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { MATCHING } from '#core/limits.ts'
import { longestTurnMs } from '#core/test-costs.ts'
import { patient } from '#core/test-patience.ts'
import { answering } from '#server/access/asking.ts'
import { openReadingProcess, type ReadingProcess } from '#server/reading/reading-process.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import type { RuleCondition } from '../contract.ts'
import { applyRules } from './applying/apply-rules.ts'
import { serverRuleEditor } from './rule-editor-api.ts'
import { draftOf, storeArticles } from './test-rules.ts'

// Tests of slow rules, which are matched in a child process that can be killed. Each uses seconds of
// its processor time, at a low priority, which takes a minute on a busy machine.
vi.setConfig({ testTimeout: patient(180_000) })

const Id = z.object({ id: z.int() })
const Past = z.object({ pastBelow: z.nullable(z.int()) })

let tools: TestTools
let matching: ReadingProcess
beforeEach(async () => {
  tools = await testTools()
  matching = openReadingProcess(tools.log, MATCHING)
  tools.match = matching.read
})
afterEach(async () => {
  await matching.close()
  await tools.close()
})

/** A condition that takes about 1 ms for each text that repeats a letter 1,000 times. */
const slow: RuleCondition = {
  about: 'words',
  not: false,
  words: Array.from({ length: 100 }, (_, nth) => `${'a'.repeat(150)}${nth}`),
  where: 'title',
}

async function storeLongTitles(count: number): Promise<number[]> {
  const [first] = await storeArticles(tools, [{ title: 'a'.repeat(1000) }])
  const rows = await tools.db.many(
    Id,
    sql`insert into articles (title, category, language, summary_text, outlets, source_count, feed_ids,
          first_published_at, published_at, search)
        select title, category, language, summary_text, outlets, source_count, feed_ids,
          first_published_at, published_at, search
        from articles, generate_series(2, ${count}) where id = ${first!} returning id`,
  )
  return [first!, ...rows.map(({ id }) => id)]
}

test('a preview that takes too long says how many articles it has searched, and blocks nobody', async () => {
  await storeLongTitles(1000)
  const rule = draftOf({ conditions: Array.from({ length: 20 }, () => slow) })
  const asked = serverRuleEditor(tools.desk).previewRule({ rule })
  expect(await longestTurnMs(asked)).toBeLessThan(250)
  const { looked, count } = await asked
  expect(count).toBe(0)
  expect(looked).toBeGreaterThan(10)
  expect(looked).toBeLessThan(1000)
})

test('a reader with many requests does not keep another one waiting', async () => {
  await storeLongTitles(300)
  const rule = draftOf({ conditions: Array.from({ length: 20 }, () => slow) })
  let [asked, isBusy] = [0, true]
  const many = Promise.all(
    Array.from({ length: 2 }, () => serverRuleEditor(tools.desk).previewRule({ rule })),
  ).finally(() => (isBusy = false))
  while (asked < 5 && isBusy) {
    const other = { ...tools.desk, readerId: 'somebody-else' }
    expect(await serverRuleEditor(other).checkPattern({ pattern: 'tug|ferry' })).toBeNull()
    asked++
  }
  expect(isBusy).toBe(true)
  await many
})

test('a preview stops when its reader has left', async () => {
  await storeLongTitles(1000)
  const rule = draftOf({ conditions: Array.from({ length: 20 }, () => slow) })
  const gone = new AbortController()
  let goes = 0
  tools.match = async (reading, question) => {
    if (++goes === 3) gone.abort()
    return matching.read(reading, question)
  }
  const who = { sessionId: null, origin: 'http://localhost', gone: gone.signal }
  const asked = answering(who, () => serverRuleEditor(tools.desk).previewRule({ rule }))
  await expect(asked).rejects.toThrow('Whoever asked has gone')
  expect(goes).toBe(3)
})

test('a rule that takes too long for each text is not saved, and says why', async () => {
  const [article] = await storeLongTitles(300)
  await tools.db.run(sql`update articles set title = repeat('a', 20000)`)
  expect(article).toBeGreaterThan(0)
  const saved = serverRuleEditor(tools.desk).saveRule(draftOf({ conditions: [slow] }))
  await expect(saved).rejects.toThrow('take too long to search for')
})

test('news waits for the rules of a reader only for a limited time; the rest is done with past articles', async () => {
  const ids = await storeLongTitles(900)
  const editor = serverRuleEditor(tools.desk)
  for (const name of ['First', 'Second']) {
    await editor.saveRule(
      draftOf({ name, match: 'any', conditions: Array.from({ length: 20 }, () => slow) }),
    )
  }
  await tools.db.run(sql`update rules set enabled = true`)
  await applyRules(tools.db, ids, tools)
  const left = await tools.db.many(Past, sql`select past_below from rules order by position`)
  expect(left).toEqual([{ pastBelow: ids.at(-1)! + 1 }, { pastBelow: ids.at(-1)! + 1 }])
})
