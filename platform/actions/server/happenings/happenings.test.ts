import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articleNew, exampleArticle } from '#areas/articles/contracts/happenings.ts'
import { articleOf, publish } from '#areas/feed/server/settings/test-articles.ts'
import { saved } from '#areas/saved/contract.ts'
import { troubleHappens } from '#areas/sources/server/lends.ts'
import { hubNotice, notify } from '#platform/notifications/server/lends.ts'
import { routeNotifications } from '#platform/notifications/server/routing/route.ts'
import { HAPPENINGS } from '#core/limits.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { happeningParts } from '../declared.ts'
import { forgetOldThings } from './forget-old-things.ts'
import { followers, type Follower, type Happened } from './followers.ts'
import { happened } from './tell.ts'

let tools: TestTools
let all: Happened[]
beforeEach(async () => {
  tools = await testTools()
  all = []
  await tools.db.run(sql`create table test_runs (cause text primary key)`)
  const { extensions } = tools
  const names = extensions(happeningParts).map(({ name }) => name)
  const { readerId } = tools
  /** A follower like the trigger of a workflow: each happening starts a run. */
  const following: Follower = {
    async listening(_, happenings, reader) {
      const to = names.filter((name) => happenings.includes(name))
      const isWanted = to.length > 0 && (reader ?? readerId) === readerId
      return isWanted ? [{ id: 'workflow-1', readerId, to, since: '2026-01-01T00:00:00Z' }] : []
    },
    async happened(_, db, __, told) {
      for (const { key } of told) await db.run(sql`insert into test_runs (cause) values (${key})`)
      all.push(...told)
    },
  }
  tools.extensions = ((point) =>
    point.name === followers.name ? [following] : extensions(point)) as typeof extensions
})
afterEach(() => tools.close())

const runs = async () =>
  (
    await tools.db.many(
      z.object({ cause: z.string() }),
      sql`select cause from test_runs order by cause`,
    )
  ).map(({ cause }) => cause)
const publishOne = () =>
  publish(tools, 'Harbour Gazette', [
    {
      title: 'Choir of Hill Street wins a regional prize',
      text: 'The choir of Hill Street won a regional prize and was not expected to.',
      published: '2026-03-02T11:00:00Z',
    },
  ])
const example = { happening: articleNew, about: 'Tug', facts: { article: exampleArticle } }

test('what happens becomes a run in the transaction that made it true, in the shape that is declared', async () => {
  await publishOne()
  const article = await articleOf(tools, 'Choir')
  const ask = tools.askAs(tools.readerId, { operations: ['saved/*'], scope: 'write' })
  await ask(saved.saveArticle, { article })
  const told = { text: 'It happened.', page: '/news-hub/feed', action: 'Look' }
  await notify(tools, tools.db, hubNotice, [
    { readerId: tools.readerId, event: 'test/1', facts: told },
  ])
  await routeNotifications.run(tools, {})
  await tools.db.run(sql`update feeds set state = 'gone', message = 'It is gone (410).'`)
  await troubleHappens(tools)
  expect(all.map(({ happening }) => happening.name)).toEqual([
    'article.new',
    'article.saved',
    'notification.new',
    'source.trouble',
  ])
  for (const { happening, facts } of all) expect(happening.facts.parse(facts)).toEqual(facts)
  expect(await runs()).toEqual(all.map(({ key }) => key).toSorted())
})

test('what did not come to be has no run', async () => {
  const undone = tools.db.transaction(async (db) => {
    await happened(tools, db, tools.readerId, { ...example, key: 'article.new/7' })
    throw new Error('It is undone')
  })
  await expect(undone).rejects.toThrow('It is undone')
  expect(await runs()).toEqual([])
})

test('what happens to another reader is not told', async () => {
  await happened(tools, tools.db, 'reader-other', { ...example, key: 'article.new/7' })
  expect(all).toEqual([])
})

test('what was not heard of for long is forgotten', async () => {
  await publishOne()
  const known = async () =>
    (await tools.db.many(z.object({ thing: z.string() }), sql`select thing from actions_known`))
      .length
  await forgetOldThings.run(tools, {})
  expect(await known()).toBe(1)
  tools.setNow(new Date(tools.now().getTime() + (HAPPENINGS.knownDays * 24 + 1) * 3_600_000))
  await forgetOldThings.run(tools, {})
  expect(await known()).toBe(0)
})
