import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { serverTopics } from '#areas/topics/server/area.ts'
import type { Subject } from '../../subject.ts'
import { addArticle, hubWithArticle, type HubWithArticle } from '../test-newsroom.ts'
import { sql } from '#server/tools.ts'
import { gatherMaterial } from './gather-material.ts'
import { articlesOf } from './subject-articles.ts'

// Tests of the articles that are chosen for a piece about a period.

let hub: HubWithArticle
beforeEach(async () => {
  hub = await hubWithArticle()
  hub.tools.setNow(new Date(hub.tools.now().getTime() + 3 * 86_400_000))
  await addArticle(
    hub.tools,
    'quay',
    'Bakery on the quay wins the prize for rye bread',
    'The bakery on Quay Street won the prize for rye bread after eleven hours of baking.',
  )
})
afterEach(() => hub.tools.close())

const NEW = 'Bakery on the quay wins the prize for rye bread'
const OLD = 'Ferry Marta Lind aground off Cape Oster'

async function gather(subject: Subject) {
  const { db, readerId, desk, now } = hub.tools
  const scope: ArticleScope = { db, readerId, now: now() }
  const { title, time, articles } = await gatherMaterial(scope, desk.extensions, subject)
  return { title, time, titles: articles.map((article) => article.title).toSorted() }
}

test('everything, a folder, a search, a topic, a hub and what is saved tell of no more than the time that was chosen', async () => {
  const { desk } = hub.tools
  const { id } = await serverTopics(desk).saveTopic({
    ...{ title: 'Bread and ferries', sources: ['All sources'], tone: 'balanced' },
    ...{ style: 'concise', includeKeywords: ['bakery', 'ferry'], excludeKeywords: [] },
    ...{ highlightWords: [], summarizationInstructions: '' },
    contentRules: { minSourceCount: 1, requireImage: false },
  })
  if (hub.subject.kind === 'article') {
    await serverSaved(desk).saveArticle({ article: hub.subject.id })
    await serverSaved(desk).saveArticle({ article: hub.subject.id + 1 })
  }
  expect(await gather({ kind: 'recent', hours: 24 })).toEqual({
    title: 'The last 24 hours',
    time: { hours: 24, isAll: true },
    titles: [NEW],
  })
  const subjects: Subject[] = [
    { kind: 'search', text: 'cape OR quay' },
    { kind: 'topic', id },
    { kind: 'hub', id: 'news-hub' },
    { kind: 'saved' },
  ]
  for (const subject of subjects) {
    const whole = await gather(subject)
    expect([subject.kind, whole.time, whole.titles]).toEqual([subject.kind, undefined, [NEW, OLD]])
    const day = await gather({ ...subject, hours: 24 } as Subject)
    expect(day).toMatchObject({ title: whole.title, time: { hours: 24, isAll: false } })
    expect([subject.kind, day.titles]).toEqual([subject.kind, [NEW]])
  }
  await hub.tools.db.run(sql`update articles set category = 'Lifestyle' where title = ${NEW}`)
  const folder = { kind: 'folder', name: 'General' } as const
  expect((await gather(folder)).titles).toEqual([OLD])
  await expect(gather({ ...folder, hours: 24 })).rejects.toThrow('nothing new in “General”')
})

test('the largest story of a week is told, whatever many small ones came behind it', async () => {
  const { db, readerId, now } = hub.tools
  const told = hub.subject.kind === 'article' ? hub.subject.id : 0
  const day = 86_400_000
  const outlets = Array.from({ length: 9 }, (_, feed) => ({
    ...{ feed: feed + 100, name: `Outlet ${feed}` },
    at: new Date(now().getTime() - 5 * day).toISOString(),
  }))
  await db.run(sql`update articles set independent_count = 9, published_at = ${new Date(now().getTime() - 4 * day)},
    outlets = ${JSON.stringify(outlets)}::jsonb where id = ${told}`)
  await db.run(sql`
    insert into articles (title, category, first_published_at, published_at, feed_ids, outlets)
    select 'Notice ' || nth, category, ${now()}, ${now()}, feed_ids, '[]'
    from articles, generate_series(1, 500) as nth where id = ${told}`)
  const scope: ArticleScope = { db, readerId, now: now() }
  const week = await articlesOf(scope, hub.tools.desk.extensions, { kind: 'recent', hours: 168 })
  expect(week.articles[0]).toBe(told)
})

test('an old story counts in a week by the outlets that told it in that week', async () => {
  const { db, readerId, now } = hub.tools
  const [old, fresh] = [2, 1].map(
    (nth) => (hub.subject.kind === 'article' ? hub.subject.id : 0) + 2 - nth,
  )
  const day = 86_400_000
  const at = (days: number) => new Date(now().getTime() - days * day).toISOString()
  const outlets = (...days: number[]) =>
    JSON.stringify(days.map((one, feed) => ({ feed, name: `Outlet ${feed}`, at: at(one) })))
  await db.run(sql`update articles set independent_count = 5, first_published_at = ${at(30)}, published_at = ${at(1)},
    outlets = ${outlets(30, 30, 30, 30, 1)}::jsonb where id = ${old!}`)
  await db.run(sql`update articles set independent_count = 3, first_published_at = ${at(2)}, published_at = ${at(1)},
    outlets = ${outlets(2, 2, 1)}::jsonb where id = ${fresh!}`)
  const scope: ArticleScope = { db, readerId, now: now() }
  const { extensions } = hub.tools.desk
  const week = await articlesOf(scope, extensions, { kind: 'recent', hours: 168 })
  expect(week.articles).toEqual([fresh, old])
  const all = await articlesOf(scope, extensions, { kind: 'hub', id: 'news-hub' })
  expect(all.articles).toEqual([old, fresh])
})

test('a search and a topic say which words they ask for, and a folder asks for none', async () => {
  const { db, readerId, now, desk } = hub.tools
  const scope: ArticleScope = { db, readerId, now: now() }
  const asked = async (subject: Subject) =>
    (await gatherMaterial(scope, desk.extensions, subject)).asked
  expect(await asked({ kind: 'search', text: 'cape OR quay' })).toEqual(['cape', 'quay'])
  expect(await asked({ kind: 'search', text: '"rye bread" -ferry' })).toEqual(['rye bread'])
  expect(await asked({ kind: 'folder', name: 'General' })).toEqual([])
})
