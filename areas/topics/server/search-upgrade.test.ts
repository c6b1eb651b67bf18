import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverFeed } from '#areas/feed/server/api.ts'
import { articleOf, editFolder, publish } from '#areas/feed/server/settings/test-articles.ts'
import { upgradeSearch } from '#areas/articles/server/search/upgrade-search.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { ALL_SOURCES } from '../contract.ts'
import { newTopicDraft } from '../topic-draft.ts'
import { serverTopics } from './area.ts'
import { rebuildTopics } from './rebuild-topics.ts'

const NOW = new Date('2026-03-02T12:00:00Z')

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(NOW)
  await publish(tools, 'Gazzetta del Molo', [
    {
      title: 'Il consiglio di Pèllora approva il nuovo molo',
      text: 'I cittadini hanno festeggiato la decisione davanti alle bandiere. La città apre la strada. Il sindaco ringrazia tutti. Domani arrivano i gabbiani sulla spiaggia deserta.',
      published: '2026-03-02T08:00:00Z',
    },
    {
      title: '市议会批准重建旧码头',
      text: '居民们在广场上挥舞旗帜庆祝这一决定。',
      published: '2026-03-02T07:00:00Z',
    },
  ])
})
afterEach(() => tools.close())

/** Restores the database state of an older version, with a topic and a folder of that time. */
async function asBefore(): Promise<void> {
  await serverTopics(tools.desk).saveTopic({
    ...newTopicDraft(),
    ...{ title: 'Pèllora', sources: [ALL_SOURCES], includeKeywords: ['Pèllora', 'gabbiano'] },
  })
  await editFolder(tools, 'Science', { includeKeywords: ['码头'] })
  await tools.db.run(sql`
    update articles set search = setweight(to_tsvector(text_search_config(language), title), 'A')
      || setweight(to_tsvector(text_search_config(language), summary_text), 'B')`)
  await tools.db.run(sql`update topics set wanted = topic_words(include_keywords)`)
  await tools.db.run(sql`update folder_settings set includes = search_words('码头')`)
  await tools.db.run(sql`delete from topic_articles`)
  await tools.db.run(sql`delete from articles_filed`)
  await tools.db.run(sql`update search_upgrade set is_done = false`)
}

const titles = async (search: string) =>
  (await serverFeed(tools.desk).listHeadlines({ period: 'month', search })).map(
    ({ title }) => title,
  )

test('a hub of before is searched while it is brought up to date, and finds more after', async () => {
  await asBefore()
  expect(await titles('Pèllora')).toEqual(['Il consiglio di Pèllora approva il nuovo molo'])
  expect(await titles('码头')).toEqual([])

  await upgradeSearch.run(tools, {})
  await rebuildTopics.run(tools, {})
  expect(await titles('gabbiano')).toEqual(['Il consiglio di Pèllora approva il nuovo molo'])
  expect(await titles('pellora')).toEqual(['Il consiglio di Pèllora approva il nuovo molo'])
  expect(await titles('码头')).toEqual(['市议会批准重建旧码头'])
  const [topic] = await serverTopics(tools.desk).listTopics({})
  expect(topic).toMatchObject({ articleCount: 1 })
  const { articles } = await serverFeed(tools.desk).listFolderArticles({
    ...{ folder: 'Science', period: 'month', search: '' },
  } as const)
  expect(articles.map(({ id }) => id)).toEqual([await articleOf(tools, '市议会')])
})

test('articles are brought up to date once', async () => {
  await asBefore()
  await upgradeSearch.run(tools, {})
  await tools.db.run(sql`update articles set search = ''`)
  await upgradeSearch.run(tools, {})
  const { empty } = await tools.db.one(
    z.object({ empty: z.int() }),
    sql`select count(*) as empty from articles where search = ''`,
  )
  expect(empty).toBe(2)
})
