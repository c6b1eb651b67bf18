import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ArticleScope } from '#areas/articles/server/lends.ts'
import { serverSaved } from '#areas/saved/server/saved-articles.ts'
import { serverTopics } from '#areas/topics/server/area.ts'
import type { Subject } from '../../subject.ts'
import { addArticle, hubWithArticle, type HubWithArticle } from '../test-newsroom.ts'
import { gatherMaterial } from './gather-material.ts'

// What a piece is made from, where it is to tell of a time.

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
  const folder = { kind: 'folder', name: 'General' } as const
  expect((await gather(folder)).titles).toEqual([OLD])
  await expect(gather({ ...folder, hours: 24 })).rejects.toThrow('nothing new in “General”')
})
