import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type World } from '#server/tools.ts'
import { defaultPlan } from '#platform/models/server/lends.ts'
import type { aiEndpoints, AiPlan } from '#platform/models/contracts/ai-endpoints.ts'
import type { TopicDraft } from '../contract.ts'
import { newTopicDraft } from '../topic-draft.ts'
import { aiEndpointsKeeper } from '#platform/models/server/area.ts'
import {
  playEndpoint,
  type Manner,
  type PlayedEndpoint,
} from '#platform/models/server/played-endpoint.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverTopicArticles, serverTopics } from './area.ts'
import { judgeTopics } from './judge-articles.ts'
import { bringEndpoint } from '#platform/models/server/test-endpoints.ts'

const crane = item(
  'crane',
  'Crane topples onto a warehouse',
  'Nobody was hurt when it fell into the harbour.',
  '08:00',
)
const bread = item(
  'bread',
  'Bakery wins regional prize for rye',
  'The jury praised a crust that took eleven hours.',
  '09:00',
)
const ferry = item(
  'ferry',
  'New line to the islands opens in spring',
  'After forty years the harbour has a ferry again.',
  '10:00',
)

function item(guid: string, title: string, text: string, hour: string): TestItem {
  return { guid, title, text, published: `2026-03-02T${hour}:00Z` }
}

let tools: TestTools
let endpoint: PlayedEndpoint
beforeEach(async () => {
  tools = await testTools()
  endpoint = await playEndpoint()
  await publish('gazette', [crane, bread, ferry])
})
afterEach(async () => {
  await endpoint.close()
  await tools.close()
})

const topics = () => serverTopics(tools.desk)
const held = () => serverTopicArticles(tools.desk)
const keeper = () => aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
const live = (): World => ({ ...tools, fetch: guardedFetch({ allowPrivate: false }) })
const judge = () => judgeTopics.run(live(), {})
const replan = (plan: Partial<AiPlan>) => keeper().savePlan({ ...defaultPlan, ...plan })

async function publish(name: string, items: TestItem[]) {
  const address = `https://${name}.example/feed`
  tools.web.set(address, rss(items, { title: name, link: `https://${name}.example/` }))
  await serverSources(tools.desk).followSource({
    address,
    name: '',
    category: 'general',
    frequency: 'hourly',
  })
  await joinEntries.run(tools, {})
}

const addEndpoint = () => bringEndpoint(tools, endpoint.address)

const save = (changes: Partial<TopicDraft> = {}) =>
  topics().saveTopic({
    ...newTopicDraft(),
    title: 'The cape',
    sources: ['All sources'],
    summarizationInstructions: 'Only what happens at the harbour',
    ...changes,
  })

async function shown() {
  const [topic] = await topics().listTopics({})
  const list = async (leftOut: boolean) => {
    const asked = { topic: topic!.id, period: 'year', leftOut } as const
    return (await held().listTopicArticles(asked)).articles.map(({ title }) => title)
  }
  const titles = await list(false)
  expect(topic).toMatchObject({ articleCount: titles.length, bullets: titles.slice(0, 3) })
  const { leftOut, trouble } = await held().getTopicJudging({ topic: topic!.id })
  expect(await list(true)).toHaveLength(leftOut)
  return { titles, leftOut, trouble }
}

const all = [ferry.title, bread.title, crane.title]
const fitting = [ferry.title, crane.title]

test('without an endpoint, instructions leave nothing out, and nobody is woken', async () => {
  await save()
  await judge()
  tools.queued.length = 0
  await publish('courier', [item('c', 'Museum closes early', 'Its roof leaks.', '11:00')])
  expect(tools.queued).not.toContain(judgeTopics.name)
  expect(await shown()).toEqual({
    titles: ['Museum closes early', ...all],
    leftOut: 0,
    trouble: null,
  })
  expect(await held().getWishKeepers({})).toEqual({ judge: null, writer: null })
})

describe('with an endpoint', () => {
  beforeEach(addEndpoint)

  test('what does not fit is left out of list, count and bullets, and can be shown', async () => {
    expect(await held().getWishKeepers({})).toEqual({ judge: 'Mine', writer: 'Mine' })
    const { id } = await save()
    expect(tools.queued).toContain(judgeTopics.name)
    expect((await shown()).titles).toEqual(all)
    await judge()
    expect(await shown()).toEqual({ titles: fitting, leftOut: 1, trouble: null })
    const left = await held().listTopicArticles({ topic: id, period: 'year', leftOut: true })
    expect(left.articles.map(({ title }) => title)).toEqual([bread.title])
    expect(JSON.stringify(endpoint.asked[0]?.body)).toContain('Only what happens at the harbour')
    const any = await held().listTopicArticles({ period: 'year' })
    expect(any.articles.map(({ title }) => title)).toEqual(fitting)
  })

  test('what arrives is judged once; the rest is not asked about again', async () => {
    await save()
    await judge()
    tools.queued.length = 0
    const cat = item('cat', 'Cat found after three weeks', 'It slept in a shed.', '11:00')
    await publish('courier', [cat])
    expect(tools.queued).toContain(judgeTopics.name)
    expect((await shown()).titles).toEqual([cat.title, ...fitting])
    await judge()
    await judge()
    expect(endpoint.asked).toHaveLength(2)
    expect(JSON.stringify(endpoint.asked[1]?.body)).not.toContain('Crane')
    expect(await shown()).toMatchObject({ titles: fitting, leftOut: 2 })
  })

  test('an article that is told in other words is judged again, and stays where it is until then', async () => {
    await save()
    await judge()
    await tools.db.run(sql`
      update entries set text = 'A crane fell on his stall at the harbour.', content_hash = 'other'
      where title = ${bread.title}`)
    await tools.db.run(
      sql`select mark_stale(array(select id from articles where title = ${bread.title}))`,
    )
    await joinEntries.run(tools, {})
    expect((await shown()).titles).toEqual(fitting)
    await judge()
    expect(await shown()).toMatchObject({ titles: all, leftOut: 0 })
  })

  test('other instructions bring back what was left out, and ask again; none ask nothing', async () => {
    const { id } = await save()
    await judge()
    await save({ id, tone: 'casual' })
    expect((await shown()).leftOut).toBe(1)
    await save({ id, summarizationInstructions: 'Nothing of sheds' })
    expect(await shown()).toMatchObject({ titles: all, leftOut: 0 })
    await judge()
    expect(endpoint.asked).toHaveLength(2)
    expect((await shown()).leftOut).toBe(1)
    await save({ id, summarizationInstructions: ' ' })
    await judge()
    expect(await shown()).toMatchObject({ titles: all, leftOut: 0 })
    expect(endpoint.asked).toHaveLength(2)
  })

  test('an endpoint that goes takes its judgements along', async () => {
    await save()
    await judge()
    const [mine] = await keeper().listEndpoints({})
    await keeper().removeEndpoint({ id: mine!.id })
    expect(await shown()).toEqual({ titles: all, leftOut: 0, trouble: null })
    await judge()
    expect((await shown()).leftOut).toBe(0)
    tools.queued.length = 0
    await addEndpoint()
    expect(tools.queued).toContain(judgeTopics.name)
    await judge()
    expect((await shown()).leftOut).toBe(1)
  })

  test('a judgement that comes after its endpoint went, or for former instructions, is none', async () => {
    const { id } = await save()
    const [mine] = await keeper().listEndpoints({})
    const before = (change: () => Promise<unknown>): World => ({
      ...live(),
      fetch: async (address, options) => {
        const answer = await live().fetch(address, options)
        await change()
        return answer
      },
    })
    await judgeTopics.run(
      before(() => tools.db.run(sql`update topics set summarization_instructions = 'other'`)),
      {},
    )
    expect((await shown()).leftOut).toBe(0)
    await save({ id, summarizationInstructions: 'Only harbours' })
    await judgeTopics.run(
      before(() => keeper().removeEndpoint({ id: mine!.id })),
      {},
    )
    expect((await shown()).leftOut).toBe(0)

    const { id: next } = await addEndpoint()
    // The instructions change, because answers to earlier ones are cached.
    await save({ id, summarizationInstructions: 'Only piers' })
    endpoint.manner = 'wrong-shape'
    await judgeTopics.run(
      before(() => keeper().removeEndpoint({ id: next })),
      {},
    )
    expect(await shown()).toMatchObject({ leftOut: 0, trouble: null })
  })

  test('counts stay true when the reader hides, and when articles merge or go', async () => {
    await save()
    await judge()
    const ids = await tools.db.many(
      z.object({ id: z.int() }),
      sql`select id from articles order by title`,
    )
    const [breadId, craneId] = ids.map(({ id }) => id)
    for (const article of [breadId, craneId]) {
      await tools.db.run(sql`
        insert into articles_put_away (reader_id, article_id, state, put_away_at)
        values (${tools.readerId}, ${article}, 'hidden', now())`)
    }
    expect(await shown()).toMatchObject({ titles: [ferry.title], leftOut: 0 })
    await tools.db.run(sql`delete from articles_put_away`)
    expect(await shown()).toMatchObject({ titles: fitting, leftOut: 1 })
    await tools.db.run(sql`delete from articles where id = ${breadId}`)
    expect(await shown()).toMatchObject({ titles: fitting, leftOut: 0 })
  })

  test.each<[Manner, RegExp]>([
    [
      'half',
      /incomplete or invalid answer.* Articles not yet checked against your instructions stay here\.$/,
    ],
    [
      'failing',
      /failed \(500\)\. Work that waits for it is tried again later\. Articles not yet checked/,
    ],
    ['busy', /limiting requests \(429\)/],
    ['wrong-key', /does not accept the key/],
    ['endless', /Articles not yet checked/],
    ['web-page', /Articles not yet checked/],
    ['repeats-key', /Articles not yet checked/],
    ['wrong-shape', /Mine did not answer in the requested format/],
    ['empty', /Articles not yet checked/],
    ['invents-sources', /Mine did not answer in the requested format/],
    ['invents-facts', /Mine did not answer in the requested format/],
  ])('%s: everything stays, and the topic says why', async (manner, words) => {
    endpoint.manner = manner
    await save()
    await judge()
    const { titles, leftOut, trouble } = await shown()
    expect({ titles, leftOut }).toEqual({ titles: all, leftOut: 0 })
    expect(trouble).toMatch(words)
    endpoint.manner = 'honest'
    tools.setNow(new Date(tools.now().getTime() + 3_600_000))
    await judge()
    expect(await shown()).toEqual({ titles: fitting, leftOut: 1, trouble: null })
  })

  test('an endpoint that is late is given up for now', async () => {
    endpoint.manner = 'late'
    await save()
    await judgeTopics.run(
      {
        ...tools,
        fetch: (address, options) =>
          guardedFetch({ allowPrivate: false })(address, { ...options, timeoutMs: 50 }),
      },
      {},
    )
    expect(await shown()).toMatchObject({ titles: all, trouble: /did not answer within/ })
  })

  test('an endpoint that never answers in shape is not asked for ever', async () => {
    endpoint.manner = 'wrong-shape'
    await save()
    for (let i = 0; i < 6; i++) await judge()
    expect(endpoint.asked).toHaveLength(3)
    expect(await shown()).toMatchObject({
      titles: all,
      trouble: /did not answer in the requested format/,
    })
  })

  test("at the day's limit nothing is asked, and the topic says so", async () => {
    await replan({ mostTokens: 10 })
    await save()
    await judge()
    expect(endpoint.asked).toEqual([])
    expect(await shown()).toMatchObject({ titles: all, trouble: /Today's limit of 10 tokens/ })
    await replan({ mostTokens: 100_000 })
    expect(tools.queued).toContain(judgeTopics.name)
    await judge()
    expect(await shown()).toEqual({ titles: fitting, leftOut: 1, trouble: null })
  })

  test('topics of other readers are neither judged nor shown', async () => {
    const { id } = await save()
    await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
    await expect(
      serverTopicArticles(deskOf(tools, 'other')).getTopicJudging({ topic: id }),
    ).rejects.toThrow('gone')
  })
})
