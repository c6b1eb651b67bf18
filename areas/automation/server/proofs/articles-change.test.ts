import { afterEach, beforeEach, expect, test } from 'vitest'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import { storeArticles } from '#areas/rules/server/test-rules.ts'
import { saved } from '#areas/saved/contract.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { steps, testAutomation } from '../test-automation.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

/** Starts a run that saves the trigger's article after a minute. */
async function begin(article: number): Promise<string> {
  const save = steps.act('save', 'saved/saveArticle', { article: '{{trigger.article.id}}' })
  const id = await hub.build([steps.wait('wait', 60), save])
  await hub.switchOn(id)
  const run = await hub.runNow(id, { article: { id: article } })
  await hub.work()
  return run
}

test('an article that merged since its trigger is found where it is now', async () => {
  const [from, into] = (await storeArticles(tools, [
    { title: 'Harbour opens' },
    { title: 'Harbour reopens' },
  ])) as [number, number]
  const run = await begin(from)
  await tools.db.transaction((db) => mergeArticles(db, hangingOn(tools.extensions), { from, into }))
  hub.later(61)
  await hub.work()
  expect(await hub.run(run)).toMatchObject({ state: 'done' })
  expect(await hub.ask(saved.isArticleSaved, { article: into })).toBe(true)
})

test('an article that was withdrawn since fails the step, which says so', async () => {
  const [article] = (await storeArticles(tools, [{ title: 'Harbour opens' }])) as [number]
  const run = await begin(article)
  await tools.db.run(sql`delete from articles where id = ${article}`)
  for (let nth = 0; nth < 4; nth++) {
    hub.later(61)
    await hub.work()
  }
  const { state, message } = await hub.run(run)
  expect([state, message]).toEqual(['failed', expect.stringContaining('no longer exists')])
})
