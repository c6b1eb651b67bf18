import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { noteStatements } from '#server/database/test-statements.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { defaultAiSettings } from '#platform/models/server/lends.ts'
import type { aiEndpoints } from '#platform/models/contracts/ai-endpoints.ts'
import type { aiSettings } from '#platform/models/contract.ts'
import type { TopicDraft } from '#areas/topics/contract.ts'
import { newTopicDraft } from '#areas/topics/topic-draft.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { rss } from '#feeds/test-feeds.ts'
import { serverTopics } from '#areas/topics/server/area.ts'
import { aiSettingsKeeper } from '#platform/models/server/ai-settings-keeper.ts'
import { articleWritingKeeper } from './keeper.ts'
import type { articleWriting } from '../../contracts/article-writing.ts'
import { aiEndpointsKeeper } from '#platform/models/server/area.ts'
import { playEndpoint, type PlayedEndpoint } from '#platform/models/server/played-endpoint.ts'
import { writeArticles } from './write-articles.ts'
import { bringEndpoint } from '#platform/models/server/test-endpoints.ts'

let tools: TestTools
let endpoint: PlayedEndpoint
beforeEach(async () => {
  tools = await testTools()
  endpoint = await playEndpoint()
  for (const name of ['gazette', 'courier']) {
    const address = `https://${name}.example/feed`
    const item = {
      guid: name,
      title: 'Tug Marlena sinks off Cape Orrin',
      text: 'The tug Marlena sank off Cape Orrin on Monday. The coast guard lifted all 9 crew members from a raft.',
      published: '2026-03-02T08:00:00Z',
    }
    tools.web.set(address, rss([item], { title: name, link: `https://${name}.example/` }))
    await serverSources(tools.desk).followSource({
      address,
      name: '',
      category: 'general',
      frequency: 'hourly',
    })
  }
})
afterEach(async () => {
  await endpoint.close()
  await tools.close()
})

const keeper = () => aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
const writing = () => articleWritingKeeper.open(tools.desk) as Api<typeof articleWriting>
const addEndpoint = () => bringEndpoint(tools, endpoint.address)
const topics = () => serverTopics(tools.desk)
const save = (changes: Partial<TopicDraft>) =>
  topics().saveTopic({
    ...newTopicDraft(),
    title: 'Tugs',
    sources: ['All sources'],
    includeKeywords: ['tug'],
    ...changes,
  })
const write = () =>
  writeArticles.run({ ...tools, fetch: guardedFetch({ allowPrivate: false }) }, {})
const askedLast = () => JSON.stringify(endpoint.asked.at(-1)?.body)

async function article() {
  const { id } = await tools.db.one(z.object({ id: z.int() }), sql`select id from articles`)
  return id
}
const stateNow = async () => (await writing().getArticleWriting({ article: await article() })).state

describe('the wish of a topic', () => {
  beforeEach(addEndpoint)

  test('goes along when its article is written; the oldest topic that wishes anything counts', async () => {
    await save({ title: 'Quiet' })
    await save({ tone: 'casual', style: 'detailed', summarizationInstructions: 'Name the ship.' })
    await save({ title: 'Later', tone: 'technical' })
    await joinEntries.run(tools, {})
    await write()
    expect(endpoint.asked.length).toBeGreaterThan(0)
    const asked = endpoint.asked.map(({ body }) => JSON.stringify(body)).join('\n')
    expect(asked).toContain('Keep a casual tone. Tell it in detail.')
    expect(asked).toContain('Name the ship.')
    expect(asked).not.toContain('technical')
    expect(await stateNow()).toBe('written')
  })

  test('is none in an article of no topic, and in one of a topic that wishes nothing', async () => {
    await joinEntries.run(tools, {})
    await write()
    const before = askedLast()
    expect(before).not.toContain('tone')
    tools.queued.length = 0
    await save({})
    expect(tools.queued).not.toContain(writeArticles.name)
    expect(await stateNow()).toBe('written')
  })

  test('that changes, comes or goes has the article rewritten', async () => {
    await joinEntries.run(tools, {})
    await write()
    const { id } = await save({ tone: 'casual' })
    expect(tools.queued).toContain(writeArticles.name)
    expect(await stateNow()).toBe('waiting')
    await write()
    expect(askedLast()).toContain('casual')
    expect(await stateNow()).toBe('written')

    await save({ id, tone: 'technical', style: 'bullet-points' })
    await write()
    expect(askedLast()).toContain('Keep a technical tone. Write each sentence so that it stands by')
    await topics().deleteTopic({ id })
    expect(await stateNow()).toBe('waiting')
    await write()
    expect(await stateNow()).toBe('written')
    // The answer for the former wishes is still cached, so the endpoint is not asked again.
    expect(endpoint.asked).toHaveLength(3)
  })

  test('that changes while nothing is written unasked counts when the reader opens the article', async () => {
    await joinEntries.run(tools, {})
    await write()
    const off = { ...defaultAiSettings, autoProcessArticles: false }
    await (aiSettingsKeeper.open(tools.desk) as Api<typeof aiSettings>).saveAiSettings(off)
    await save({ tone: 'casual' })
    expect(await stateNow()).toBe('none')
    await writing().writeArticle({ article: await article() })
    await write()
    expect(askedLast()).toContain('casual')
    expect(await stateNow()).toBe('written')
  })

  test('of another reader is none of mine', async () => {
    await joinEntries.run(tools, {})
    await write()
    await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
    await tools.db.run(sql`
      insert into sources (id, reader_id, feed_id, name, category, frequency)
      select 'other-' || feed_id, 'other', feed_id, name, category, frequency from sources`)
    await serverTopics(deskOf(tools, 'other')).saveTopic({
      ...newTopicDraft(),
      title: 'Tugs',
      sources: ['All sources'],
      tone: 'casual',
    })
    expect(await stateNow()).toBe('written')
  })
})

describe('without an endpoint', () => {
  test('articles are written without a thought of summaries and directions, and nobody is woken', async () => {
    const asked: string[] = []
    const counting = noteStatements(tools, asked)
    await joinEntries.run(counting, {})
    const of = (table: string) => asked.filter((text) => text.includes(table))
    expect(of('ai_endpoints')).not.toEqual([])
    expect(of('ai_summaries')).toEqual([])
    expect(of('article_vectors')).toEqual([])
    expect(tools.queued.filter((name) => /write-articles|embed|judge/.test(name))).toEqual([])
  })

  test('directions of articles that change meanwhile are not taken for true when one comes back', async () => {
    const { id } = await addEndpoint()
    await joinEntries.run(tools, {})
    await tools.db.run(sql`
      insert into article_vectors (reader_id, article_id, model, hash, vector)
      select ${tools.readerId}, id, 'embed-1', 'x', '\\x0102' from articles`)
    await keeper().removeEndpoint({ id })
    const stale = await tools.db.many(
      z.object({ isStale: z.boolean() }),
      sql`select is_stale from article_vectors`,
    )
    expect(stale).toEqual([{ isStale: true }])
  })
})
