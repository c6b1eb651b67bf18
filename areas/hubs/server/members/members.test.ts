import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverCategoryEditor } from '#areas/feed/server/categories/api.ts'
import { keepFolderDays } from '#areas/feed/server/folder-days/keep-folder-days.ts'
import { serverReading } from '#areas/feed/server/for-you/keeper.ts'
import { serverMarking } from '#areas/feed/server/marking/keeper.ts'
import { serverSearching } from '#areas/feed/server/searching/keeper.ts'
import { articleOf, publish } from '#areas/feed/server/settings/test-articles.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { serverTopics, serverTopicArticles } from '#areas/topics/server/area.ts'
import type { MemberKind } from '../../contracts/membership.ts'
import { articlesOfHub } from '../as-subject.ts'
import { serverHubRestoring, serverHubs } from '../api.ts'
import { fillHubs } from '../filling/fill-hubs.ts'
import { serverMembership } from './api.ts'

const gazette = [
  { title: 'Wardens count the seals of Cape Orrin', text: 'Seals rest on the rocks.' },
  { title: 'Stocks slide as investors weigh the interest rate', text: 'Bond yields rose.' },
]
const courier = [
  { title: 'Ferry to Port Ansel is late again', text: 'The crew waits at the harbor.' },
  { title: 'A bakery in Brennick opens at midnight', text: 'Bread is sold by candle.' },
]

let tools: TestTools
let hub: string
beforeEach(async () => {
  tools = await testTools()
  await publish(tools, 'Harbour Gazette', gazette)
  await publish(tools, 'Brennick Courier', courier)
  hub = (await serverHubs(tools.desk).addHub({})).id
})
afterEach(() => tools.close())

const membership = () => serverMembership(tools.desk)
const titles = (articles: { title: string }[]) => articles.map(({ title }) => title).toSorted()
const sorted = (items: { title: string }[]) => items.map(({ title }) => title).toSorted()

async function idOf(kind: MemberKind, name: string) {
  const found = await membership().listCandidates({ hub, kind })
  return found.find((one) => one.name === name)!.id
}
async function put(kind: MemberKind, name: string) {
  await membership().addMembers({ hub, kind, members: [await idOf(kind, name)] })
}
async function headlines(of: string | undefined = hub) {
  const asked = { period: 'year', search: '', hub: of } as const
  return titles(await serverFeed(tools.desk).listHeadlines(asked))
}

describe('what belongs to a hub', () => {
  test('is nothing at first, and everything in the first hub', async () => {
    expect(await headlines()).toEqual([])
    expect(await headlines('news-hub')).toEqual(sorted([...gazette, ...courier]))
    expect(await membership().countMembers({ hub })).toMatchObject({ sources: 0, topics: 0 })
    const [first] = await membership().listCandidates({ hub, kind: 'source' })
    expect(first).toMatchObject({ isMember: false, outlet: { name: 'Brennick Courier' } })
  })

  test('is what its sources report, also what they report later', async () => {
    await put('source', 'Harbour Gazette')
    expect(await headlines()).toEqual(sorted(gazette))
    const later = { title: 'Gulls nest on the roof of the town hall', text: 'Nobody minds them.' }
    await publish(tools, 'Harbour Gazette', [...gazette, later])
    expect(await headlines()).toEqual(sorted([...gazette, later]))
  })

  test('is a subject of pieces, and another reader’s is none', async () => {
    await put('source', 'Harbour Gazette')
    const subject = { kind: 'hub', id: hub } as const
    const now = tools.now()
    const found = await articlesOfHub({ ...tools.desk, now }, subject)
    expect(found?.title).toBe('Custom Hub 1')
    const all = await serverFeed(tools.desk).listHeadlines({ period: 'year', search: '', hub })
    expect(new Set(found?.articles)).toEqual(new Set(all.map(({ id }) => id)))
    const other = { ...deskOf(tools, 'reader-without-hubs'), now }
    await expect(articlesOfHub(other, subject)).rejects.toThrow('no longer exists')
  })

  test('is what its topics hold', async () => {
    const contentRules = { minSourceCount: 1, requireImage: false }
    await serverTopics(tools.desk).saveTopic({
      ...{ title: 'Ships', sources: ['All sources'], tone: 'balanced', style: 'concise' },
      ...{ includeKeywords: ['ferry'], excludeKeywords: [], highlightWords: [] },
      ...{ summarizationInstructions: '', contentRules, hub },
    })
    expect(await headlines()).toEqual(['Ferry to Port Ansel is late again'])
    expect(await serverTopics(tools.desk).listTopics({ hub })).toHaveLength(1)
    const held = await serverTopicArticles(tools.desk).listTopicArticles({ period: 'year', hub })
    expect(titles(held.articles)).toEqual(['Ferry to Port Ansel is late again'])
    const [topic] = await serverTopics(tools.desk).listTopics({})
    await serverTopics(tools.desk).deleteTopic({ id: topic!.id })
    expect(await headlines()).toEqual([])
  })

  test('is what its folders hold as the reader sees them', async () => {
    await put('folder', 'Space')
    expect(await headlines()).toEqual([])
    const article = await articleOf(tools, 'bakery')
    await serverCategoryEditor(tools.desk).moveArticle({ article, category: 'Space' })
    expect(await headlines()).toEqual(['A bakery in Brennick opens at midnight'])
    await serverCategoryEditor(tools.desk).moveArticle({ article, category: null })
    expect(await headlines()).toEqual([])
  })

  test('leaves when it is taken out, unfollowed or muted', async () => {
    await put('source', 'Harbour Gazette')
    await put('source', 'Brennick Courier')
    const member = await idOf('source', 'Harbour Gazette')
    await membership().removeMembers({ hub, kind: 'source', members: [member] })
    expect(await headlines()).toEqual(sorted(courier))
    await tools.db.run(sql`update sources set muted_at = now() where name = 'Brennick Courier'`)
    await fillHubs.run(tools, {})
    expect(await headlines()).toEqual([])
    await serverSources(tools.desk).unfollowSource({ id: await idOf('source', 'Brennick Courier') })
    expect(await membership().countMembers({ hub })).toMatchObject({ sources: 0 })
  })

  test('is also what was followed while it was open', async () => {
    const address = 'https://quay-post.example/feed'
    tools.web.set(address, tools.web.get('https://harbour-gazette.example/feed')!)
    await serverSources(tools.desk).followSource({
      ...{ address, name: 'Quay Post', category: 'general', frequency: 'hourly', hub },
    })
    expect((await serverSources(tools.desk).listSources({ hub })).map(({ name }) => name)).toEqual([
      'Quay Post',
    ])
  })

  test('can be set from the source, for several hubs at once', async () => {
    const second = (await serverHubs(tools.desk).addHub({})).id
    const about = { kind: 'source', member: await idOf('source', 'Harbour Gazette') } as const
    await membership().saveHubsOf({ ...about, hubs: [hub, second] })
    expect(await membership().listHubsOf(about)).toEqual([hub, second])
    expect(await headlines(second)).toEqual(sorted(gazette))
    await membership().saveHubsOf({ ...about, hubs: [second] })
    expect(await headlines()).toEqual([])
    expect(await headlines(second)).toEqual(sorted(gazette))
  })

  test('is refused where it is not there', async () => {
    const add = membership().addMembers({ hub, kind: 'source', members: ['source-of-nobody'] })
    await expect(add).rejects.toThrow('You do not follow one of these sources any more.')
    for (const id of ['hub-of-nobody', 'news-hub']) {
      const there = membership().countMembers({ hub: id })
      await expect(there).rejects.toThrow('This hub no longer exists.')
    }
  })
})

describe('a hub', () => {
  test('narrows every list of the feed', async () => {
    await put('source', 'Harbour Gazette')
    const feed = serverFeed(tools.desk)
    const chosen = { time: 'year', search: '', hub } as const
    const wanted = sorted(gazette)
    for (const filter of ['for-you', 'top'] as const) {
      const { briefings } = await serverReading(tools.desk).listBriefings({
        ...chosen,
        filter,
        count: 9,
      })
      expect(titles(briefings)).toEqual(wanted)
      const themes = await serverReading(tools.desk).listThemes({ ...chosen, filter })
      expect(
        titles(themes.flatMap(({ subjects }) => subjects.flatMap((one) => one.articles))),
      ).toEqual(wanted)
    }
    const folders = await feed.listFolders({ search: '', hub })
    expect(folders.reduce((sum, { totalArticleCount }) => sum + totalArticleCount, 0)).toBe(2)
    const pages = await Promise.all(
      folders.map(({ id }) =>
        feed.listFolderArticles({ folder: id, period: 'year', search: '', hub }),
      ),
    )
    expect(titles(pages.flatMap(({ articles }) => articles))).toEqual(wanted)
    const searched = { search: 'ferry or seals', order: 'newest', count: 9, hub } as const
    expect(titles((await serverSearching(tools.desk).searchArticles(searched)).articles)).toEqual([
      'Wardens count the seals of Cape Orrin',
    ])
    const { count } = await serverMarking(tools.desk).markAllRead({ hub })
    expect(count).toBe(2)
  })

  test('counts its folders by days as it does one by one', async () => {
    await put('source', 'Harbour Gazette')
    await tools.db.run(
      sql`update articles set published_at = now() - make_interval(days => 5 + id::int % 3)`,
    )
    await tools.db.run(sql`select place_in_hubs(array(select id from articles))`)
    tools.setNow(new Date())
    const count = () => serverFeed(tools.desk).listFolders({ search: '', hub })
    const before = await count()
    expect(before.length).toBeGreaterThan(0)
    await keepFolderDays.run(tools, { readerId: tools.readerId, hub })
    expect(await count()).toEqual(before)
    await put('source', 'Brennick Courier')
    const all = await count()
    expect(all.reduce((sum, { totalArticleCount }) => sum + totalArticleCount, 0)).toBe(4)
  })

  test('is filled again by a job after an article was missed', async () => {
    await put('source', 'Harbour Gazette')
    await tools.db.run(sql`delete from hubs_articles`)
    await tools.db.run(sql`update hubs set wanted = wanted + 1`)
    expect(await membership().countMembers({ hub })).toMatchObject({ isFilling: true })
    await fillHubs.run(tools, {})
    expect(await headlines()).toEqual(sorted(gazette))
    expect(await membership().countMembers({ hub })).toMatchObject({ isFilling: false })
  })

  test('comes back with all that belonged to it', async () => {
    await put('source', 'Harbour Gazette')
    await serverHubs(tools.desk).deleteHub({ id: hub })
    await expect(serverFeed(tools.desk).getHub({ hub })).rejects.toThrow(
      'This hub no longer exists.',
    )
    expect(await headlines()).toEqual([])
    expect(await headlines('news-hub')).toEqual(sorted([...gazette, ...courier]))
    await serverHubRestoring(tools.desk).restoreHub({ id: hub })
    expect(await headlines()).toEqual(sorted(gazette))
  })

  test('of one reader shows nothing to another', async () => {
    await put('source', 'Harbour Gazette')
    await tools.db.run(sql`insert into readers (id, name) values ('bo', 'Bo')`)
    const other = deskOf(tools, 'bo')
    await expect(serverFeed(other).getHub({ hub })).rejects.toThrow('This hub no longer exists.')
    await expect(serverMembership(other).countMembers({ hub })).rejects.toThrow('no longer exists')
    const asked = { period: 'year', search: '', hub } as const
    expect(await serverFeed(other).listHeadlines(asked)).toEqual([])
    expect((await serverHubs(other).listHubs({})).map(({ name }) => name)).toEqual([
      'News Hub',
      'LMArena',
    ])
    // Hubs of two readers may have the same id.
    await tools.db.run(
      sql`insert into hubs (reader_id, id, name, created_at) values ('bo', ${hub}, 'Mine', now())`,
    )
    expect(await serverFeed(other).listHeadlines(asked)).toEqual([])
    expect((await serverFeed(other).getHub({ hub })).name).toBe('Mine')
  })
})
