import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { sourceHealth, type SourceReport } from '../../contracts/source-health.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { followSource, refreshSources } from '../following/follow-source.ts'
import { serverHubSettings } from '#areas/settings/server/hub-settings.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { mergeFeeds } from '#feeds/visit/merge-feeds.ts'
import { readProgress } from '#feeds/progress.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { serverSourceHealth } from './api.ts'

const HOUR_MS = 3_600_000
const start = Date.parse('2026-03-02T12:00:00Z')
const gazetteAddress = 'https://harbour.example/feed'
const courierAddress = 'https://courier.example/rss'

const tug: TestItem = {
  guid: 'tug',
  link: 'https://harbour.example/tug',
  title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
  text: 'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft by the coast guard. The owner, Brightwater Towing, said an inquiry would begin this week.',
  published: '2026-03-02T08:00:00Z',
}
const bread: TestItem = {
  guid: 'bread',
  link: 'https://courier.example/bread',
  title: 'Bakery on Quay Street wins regional prize for its rye bread',
  text: 'A small bakery on Quay Street has won the regional prize for rye bread. The jury praised a crust that took eleven hours to rise and bake.',
  published: '2026-03-02T09:00:00Z',
}

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  tools.web.set(gazetteAddress, rss([tug]))
  tools.web.set(
    courierAddress,
    rss([bread], { title: 'Courier', link: 'https://courier.example/' }),
  )
})
afterEach(() => tools.close())

const hub = () => ({ ...serverFeed(tools.desk), ...serverArticles(tools.desk) })
const health = () => serverSourceHealth(tools.desk)
const follow = (address: string, reader = tools.readerId) =>
  followSource(tools, reader, { address })
/** Reads one report, and expects the counts of notices to match all reports. */
async function report(name: string): Promise<SourceReport> {
  const all = await health().listReports({})
  const countOf = (condition: SourceReport['condition']) =>
    all.filter((each) => each.condition === condition && !each.isMuted).length
  expect(await health().getNotices({})).toEqual({
    failing: countOf('failing'),
    gone: countOf('gone'),
    silent: countOf('silent'),
  })
  return all.find((each) => each.name === name)!
}
const idOf = async (name: string) => (await report(name)).id

async function fetchAt(hours: number) {
  tools.setNow(new Date(start + hours * HOUR_MS))
  const visited: string[] = []
  await fetchDueFeeds(tools, { hostPauseMs: 0, onVisit: ({ feed }) => visited.push(feed.address) })
  await joinEntries.run(tools, {})
  return visited
}

async function followBoth() {
  await follow(gazetteAddress)
  await follow(courierAddress)
  await joinEntries.run(tools, {})
}

describe('What a source reports', () => {
  test('a source that works says so, with its numbers', async () => {
    await follow(gazetteAddress)
    const found = await report('Harbour Gazette')
    expect(found).toMatchObject({
      condition: 'ok',
      words: 'Working.',
      remedy: null,
      entryCount: 1,
      lastEntry: '2026-03-02T08:00:00.000Z',
      followedTime: '2026-03-02T12:00:00.000Z',
      averageDelay: null,
      isNoisy: false,
      folder: [],
      fullText: 'auto',
    })
    expect(found.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect(found.bytes).toBeGreaterThan(tug.text!.length)
  })

  test('a feed that never brought an entry says so, however often it is fetched', async () => {
    tools.web.set(gazetteAddress, rss([]))
    await follow(gazetteAddress)
    const silence = { lastEntry: null, words: 'Working. It has had no entry yet.', perWeek: 0 }
    expect(await report('Harbour Gazette')).toMatchObject(silence)
    tools.web.set(
      gazetteAddress,
      rss([], { title: 'Harbour Gazette, renamed', link: 'https://harbour.example/' }),
    )
    await fetchAt(30)
    expect(await report('Harbour Gazette')).toMatchObject(silence)
    // Earlier versions stored the time of the last change in this column.
    await tools.db.run(sql`update feeds set newest_entry_at = last_changed_at`)
    expect(await report('Harbour Gazette')).toMatchObject(silence)
  })

  test('an entry without a date counts as seen, and has no delay', async () => {
    const { published: _, ...undated } = tug
    tools.web.set(gazetteAddress, rss([undated]))
    await follow(gazetteAddress)
    expect(await report('Harbour Gazette')).toMatchObject({
      lastEntry: '2026-03-02T12:00:00.000Z',
      isLastEntrySeen: true,
      averageDelay: null,
    })
  })

  test('a list that covers one afternoon gives the least number of entries a week', async () => {
    const items = Array.from({ length: 20 }, (_, nth) => ({
      ...tug,
      ...{ guid: `tug-${nth}`, link: `https://harbour.example/${nth}`, title: `Tug ${nth} sinks` },
      published: new Date(start - nth * 20 * 60_000).toISOString(),
    }))
    tools.web.set(gazetteAddress, rss(items))
    await follow(gazetteAddress)
    expect(await report('Harbour Gazette')).toMatchObject({ perWeek: 20, isRateAtLeast: true })
  })

  test('the next run is that of auto refresh, if that is later or off', async () => {
    await follow(gazetteAddress)
    const settings = serverHubSettings(tools.desk)
    const planned = await report('Harbour Gazette')
    expect(planned.nextRunReason).toBe('At the frequency you chose.')
    await settings.saveHubSettings({ refreshMinutes: 120 })
    const held = await report('Harbour Gazette')
    expect(Date.parse(held.health.nextRun!)).toBe(start + 2 * HOUR_MS)
    expect(held.nextRunReason).toBe(
      'At the interval of Auto refresh in Settings, every 120 minutes.',
    )
    await settings.saveHubSettings({ autoRefresh: false })
    expect(await report('Harbour Gazette')).toMatchObject({
      health: { nextRun: null },
      nextRunReason: 'Auto refresh is off in Settings. Press Refresh now to fetch it.',
    })
  })

  test('the delay is that of entries published since the source was followed', async () => {
    await follow(gazetteAddress)
    const later = { ...tug, guid: 'later', title: 'A later one', published: '2026-03-02T13:00:00Z' }
    tools.web.set(gazetteAddress, rss([later, tug]))
    await fetchAt(3)
    expect((await report('Harbour Gazette')).averageDelay).toBe(2 * 3600)
  })

  test('a publisher that fails, recovers and ends is described, counted as a notice, and kept in history', async () => {
    await follow(gazetteAddress)
    tools.web.set(gazetteAddress, { status: 503 })
    await fetchAt(2)
    await fetchAt(4)
    const failing = await report('Harbour Gazette')
    expect(failing.condition).toBe('failing')
    expect(failing.words).toContain('server error (503)')
    expect(failing.remedy).toContain('Retry now')
    expect(await health().getNotices({})).toEqual({ failing: 1, gone: 0, silent: 0 })

    tools.web.set(gazetteAddress, rss([tug, { ...tug, guid: 'new', title: 'Back again' }]))
    await fetchAt(48)
    expect((await report('Harbour Gazette')).condition).toBe('ok')
    expect(await health().getNotices({})).toEqual({ failing: 0, gone: 0, silent: 0 })

    tools.web.set(gazetteAddress, { status: 410 })
    await fetchAt(96)
    const gone = await report('Harbour Gazette')
    expect(gone).toMatchObject({ condition: 'gone', entryCount: 2 })
    expect(gone.health.nextRun).toBeNull()
    expect(gone.remedy).toContain('change its address')

    const history = await health().getHistory({ id: gone.id })
    expect(history.map(({ kind }) => kind)).toEqual(['ended', 'recovered', 'failed', 'followed'])
    expect(history[2]).toMatchObject({ time: '2026-03-02T14:00:00.000Z', detail: failing.words })
  })

  test('a feed of many entries a day falls silent after two days, and new entries end the silence', async () => {
    const hourly = Array.from({ length: 200 }, (_, index) => ({
      guid: `h${index}`,
      title: `Bulletin ${index}`,
      text: `Bulletin ${index} of the harbour office, with the state of every lock and gate.`,
      published: new Date(start - 2 * index * HOUR_MS).toISOString(),
    }))
    tools.web.set(gazetteAddress, rss(hourly))
    await follow(gazetteAddress)
    await fetchAt(20)
    expect((await report('Harbour Gazette')).condition).toBe('ok')
    await fetchAt(60)
    const silent = await report('Harbour Gazette')
    expect(silent.condition).toBe('silent')
    expect(silent.words).toBe('Nothing new for 3 days; it usually publishes several times a day.')
    expect(await health().getNotices({})).toMatchObject({ silent: 1 })

    await health().muteSources({ ids: [silent.id] })
    expect(await health().getNotices({})).toMatchObject({ silent: 0 })

    tools.web.set(
      gazetteAddress,
      rss([{ ...tug, published: new Date(start + 61 * HOUR_MS).toISOString() }, ...hourly]),
    )
    await fetchAt(70)
    expect((await report('Harbour Gazette')).condition).toBe('ok')
  })

  test('a blog that ended years ago is silent from the first day, though nothing of it was kept', async () => {
    const old = Array.from({ length: 6 }, (_, index) => ({
      guid: `o${index}`,
      title: `Letter ${index}`,
      text: 'From the pier.',
      published: new Date(Date.UTC(2021, index, 1)).toISOString(),
    }))
    tools.web.set(gazetteAddress, rss(old))
    await serverHubSettings(tools.desk).saveHubSettings({ retentionDays: 90 })
    await follow(gazetteAddress)
    expect(await report('Harbour Gazette')).toMatchObject({
      condition: 'silent',
      lastEntry: '2021-06-01T00:00:00.000Z',
      entryCount: 0,
    })
  })

  test('a source that publishes far more than the others is noisy', async () => {
    const many = Array.from({ length: 190 }, (_, index) => ({
      guid: `m${index}`,
      title: `Notice ${index}`,
      text: 'Water levels at the gauge.',
      published: new Date(start - 2 * index * HOUR_MS).toISOString(),
    }))
    tools.web.set(
      'https://loud.example/',
      rss(many, { title: 'Loud', link: 'https://loud.example/' }),
    )
    tools.web.set(
      'https://calm.example/',
      rss([tug], { title: 'Calm', link: 'https://calm.example/' }),
    )
    await followBoth()
    await follow('https://loud.example/')
    await follow('https://calm.example/')
    const noisy = (await health().listReports({})).filter(({ isNoisy }) => isNoisy)
    expect(noisy.map(({ name }) => name)).toEqual(['Loud'])
  })

  test('nothing shows the secrets of an address, neither the list nor the history', async () => {
    const secret = 'https://ann:secret@harbour.example/feed'
    tools.web.set(secret, rss([tug]))
    await follow(secret)
    await health().changeAddress({ id: await idOf('Harbour Gazette'), address: courierAddress })
    const id = await idOf('Harbour Gazette')
    const shown = JSON.stringify([
      await health().listReports({}),
      await health().getHistory({ id }),
    ])
    expect(shown).toContain('harbour.example/feed')
    expect(shown).not.toContain('secret')
  })
})

describe('What can be done about a source', () => {
  test('a paused source is not fetched, and nothing waits for it; resumed, it is fetched at once', async () => {
    await followBoth()
    await health().pauseSources({ ids: [await idOf('Harbour Gazette')] })
    expect(await report('Harbour Gazette')).toMatchObject({ condition: 'paused', isPaused: true })
    expect((await report('Harbour Gazette')).health.nextRun).toBeNull()
    expect(await fetchAt(50)).toEqual([courierAddress])
    expect(await readProgress(tools)).toMatchObject({ waitingFeeds: 0 })

    await expect(health().retrySources({ ids: [await idOf('Harbour Gazette')] })).rejects.toThrow(
      'resume paused sources',
    )
    await health().resumeSources({ ids: [await idOf('Harbour Gazette')] })
    expect(await fetchAt(50)).toEqual([gazetteAddress])
    expect((await report('Harbour Gazette')).condition).toBe('ok')
  })

  test('a muted source is fetched and left out of headlines, folders and search', async () => {
    await followBoth()
    const id = await idOf('Harbour Gazette')
    const lists = async () => {
      const folders = await hub().listFolders({ search: '' })
      return {
        headlines: (await hub().listHeadlines({ period: 'today', search: '' })).map(
          ({ title }) => title,
        ),
        found: (await hub().listHeadlines({ period: 'today', search: 'Marlena' })).length,
        foldersFound: (await hub().listFolders({ search: 'Marlena' })).length,
        total: folders.reduce((sum, { totalArticleCount }) => sum + totalArticleCount, 0),
      }
    }
    expect(await lists()).toMatchObject({ found: 1, foldersFound: 1, total: 2 })
    const [article] = await hub().listHeadlines({ period: 'today', search: 'Marlena' })

    await health().muteSources({ ids: [id] })
    expect(await lists()).toEqual({ headlines: [bread.title], found: 0, foldersFound: 0, total: 1 })
    expect(await fetchAt(30)).toContain(gazetteAddress)
    // A reader who has the address of the article can still read it.
    const page = await hub().getArticle({ id: article!.id })
    expect(page.coverage.map(({ outlet }) => outlet.name)).toEqual(['Harbour Gazette'])

    tools.setNow(new Date(start))
    await health().unmuteSources({ ids: [id] })
    expect(await lists()).toMatchObject({ found: 1, total: 2 })
  })

  test('an article of a muted and another source counts only the other', async () => {
    tools.web.set(
      courierAddress,
      rss([{ ...tug, link: 'https://courier.example/tug' }], {
        title: 'Courier',
        link: 'https://courier.example/',
      }),
    )
    await followBoth()
    const sourceCount = async () =>
      (await hub().listHeadlines({ period: 'today', search: 'Marlena' }))[0]!.sourceCount
    const before = await sourceCount()
    await health().muteSources({ ids: [await idOf('Courier')] })
    expect([before, await sourceCount()]).toEqual([2, 1])
  })

  test('a deleted source comes back as it was: name, folder, settings, pauses, entries', async () => {
    await followBoth()
    const ids = [await idOf('Harbour Gazette'), await idOf('Courier')]
    await health().moveSources({ ids, folder: ['Coast', 'Harbour & Quay'] })
    await health().changeSource({
      id: ids[0]!,
      name: 'Gazette',
      category: 'science',
      frequency: 'daily',
      fullText: 'off',
    })
    await health().pauseSources({ ids: [ids[1]!] })
    await health().muteSources({ ids: [ids[0]!] })
    const before = await health().listReports({})

    const { deletion } = await health().deleteSources({ ids })
    expect(await health().listReports({})).toEqual([])
    tools.setNow(new Date(start + 10 * 60_000))
    expect(await health().restoreSources({ deletion })).toEqual({ restored: 2 })
    expect(await health().listReports({})).toEqual(before)
    await expect(health().restoreSources({ deletion })).rejects.toThrow('no longer be restored')
  })

  test('a source that was followed again meanwhile stays as it is', async () => {
    await followBoth()
    const { deletion } = await health().deleteSources({ ids: [await idOf('Courier')] })
    await follow(courierAddress)
    await health().changeSource({ id: await idOf('Courier'), name: 'Courier anew' })
    expect(await health().restoreSources({ deletion })).toEqual({ restored: 0 })
    expect((await health().listReports({})).map(({ name }) => name)).toEqual([
      'Courier anew',
      'Harbour Gazette',
    ])
  })

  test('deletions are forgotten after a day', async () => {
    await followBoth()
    const { deletion } = await health().deleteSources({ ids: [await idOf('Courier')] })
    tools.setNow(new Date(start + 25 * HOUR_MS))
    await expect(health().restoreSources({ deletion })).rejects.toThrow('Follow them again')
    await health().deleteSources({ ids: [await idOf('Harbour Gazette')] })
    const { kept } = await tools.db.one(
      z.object({ kept: z.int() }),
      sql`select count(*) as kept from deleted_sources`,
    )
    expect(kept).toBe(1)
  })

  test('another address keeps entries and history, and its items stay the same entries', async () => {
    await follow(gazetteAddress)
    const id = await idOf('Harbour Gazette')
    tools.web.set(gazetteAddress, { status: 410 })
    await fetchAt(2)
    const moved = 'https://new.harbour.example/atom'
    tools.web.set(moved, rss([{ ...tug, guid: 'fresh', title: 'First from the new pier' }, tug]))

    const changed = await health().changeAddress({ id, address: moved })
    expect(changed).toEqual({ address: moved, found: 'A feed at this address' })
    const found = await report('Harbour Gazette')
    expect(found).toMatchObject({ id, address: moved, condition: 'ok', entryCount: 2 })
    const history = await health().getHistory({ id })
    expect(history.map(({ kind }) => kind)).toEqual(['recovered', 'moved', 'ended', 'followed'])
    expect(history[1]!.detail).toBe(gazetteAddress)
  })

  test('an address that holds no feed changes nothing and says what is there', async () => {
    await follow(gazetteAddress)
    const before = await health().listReports({})
    tools.web.set('https://shop.example/', '<html><title>Shop</title><body>Nets</body></html>')
    await expect(
      health().changeAddress({ id: before[0]!.id, address: 'https://shop.example/' }),
    ).rejects.toThrow('without a feed link')
    expect(await health().listReports({})).toEqual(before)
  })

  test('an address that another source has is refused; that of a deleted one is taken over', async () => {
    await followBoth()
    const id = await idOf('Harbour Gazette')
    await expect(health().changeAddress({ id, address: courierAddress })).rejects.toThrow(
      'You already follow that address, as “Courier”',
    )
    await health().deleteSources({ ids: [await idOf('Courier')] })
    await health().changeAddress({ id, address: courierAddress })
    expect(await report('Harbour Gazette')).toMatchObject({
      address: courierAddress,
      entryCount: 2,
    })
  })

  test('a retry sends a request at once, also to a feed that had ended', async () => {
    await followBoth()
    tools.web.set(gazetteAddress, { status: 410 })
    await fetchAt(2)
    tools.web.set(gazetteAddress, rss([tug]))
    expect(await fetchAt(200)).toEqual([courierAddress])
    await health().retrySources({ ids: [await idOf('Harbour Gazette')] })
    expect(await fetchAt(200)).toEqual([gazetteAddress])
    expect((await report('Harbour Gazette')).condition).toBe('ok')
  })

  test('a retry sends a request even if the hub fetches nothing automatically', async () => {
    await followBoth()
    await serverHubSettings(tools.desk).saveHubSettings({ autoRefresh: false })
    expect(await fetchAt(200)).toEqual([])
    await health().retrySources({ ids: [await idOf('Harbour Gazette')] })
    expect(await fetchAt(200)).toEqual([gazetteAddress])
  })

  test('nobody can touch a source of somebody else, or one that is gone', async () => {
    await followBoth()
    const id = await idOf('Courier')
    await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
    const other = serverSourceHealth(deskOf(tools, 'other'))
    await expect(other.pauseSources({ ids: [id] })).rejects.toThrow('no longer follow')
    await expect(other.deleteSources({ ids: [id] })).rejects.toThrow('no longer follow')
    await expect(other.changeSource({ id, name: 'Mine' })).rejects.toThrow('no longer follow')
    await expect(other.getHistory({ id })).rejects.toThrow('no longer follow')
    await expect(other.changeAddress({ id, address: gazetteAddress })).rejects.toThrow(
      'no longer follow',
    )
    expect(await report('Courier')).toMatchObject({ isPaused: false })
  })

  test('a feed with another reader stays at its address for them', async () => {
    await followBoth()
    await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
    await follow(gazetteAddress, 'other')
    const moved = 'https://new.harbour.example/atom'
    tools.web.set(moved, rss([tug]))
    await health().changeAddress({ id: await idOf('Harbour Gazette'), address: moved })
    expect((await report('Harbour Gazette')).address).toBe(moved)
    const [theirs] = await serverSourceHealth(deskOf(tools, 'other')).listReports({})
    expect(theirs!.address).toBe(gazetteAddress)
  })
})

describe('Headers of the reader', () => {
  const sent: (string | undefined)[] = []
  beforeEach(() => {
    sent.length = 0
    const { fetch } = tools
    tools.fetch = async (address, request) => {
      sent.push(request?.headers?.['cookie'])
      return fetch(address, request)
    }
  })

  test('are sent with each request and shown nowhere', async () => {
    await follow(gazetteAddress)
    const id = await idOf('Harbour Gazette')
    await health().setHeaders({ id, headers: { cookie: 'berth=7-secret' } })
    await fetchAt(2)
    expect(sent.at(-1)).toBe('berth=7-secret')
    expect(await report('Harbour Gazette')).toMatchObject({ hasHeaders: true })
    expect(JSON.stringify(await health().listReports({}))).not.toContain('7-secret')
    await health().setHeaders({ id, headers: {} })
    expect(await report('Harbour Gazette')).toMatchObject({ hasHeaders: false })
  })

  test('go with the source to another address of its host, and never to another host', async () => {
    await follow(gazetteAddress)
    const id = await idOf('Harbour Gazette')
    await health().setHeaders({ id, headers: { cookie: 'berth=7-secret' } })
    tools.web.set('https://harbour.example/atom', rss([tug]))
    await health().changeAddress({ id, address: 'https://harbour.example/atom' })
    expect(sent.at(-1)).toBe('berth=7-secret')
    expect(await report('Harbour Gazette')).toMatchObject({ hasHeaders: true })

    const { found } = await health().changeAddress({ id, address: courierAddress })
    expect(sent.at(-1)).toBeUndefined()
    expect(found).toContain('not sent to this one')
    expect(await report('Harbour Gazette')).toMatchObject({ hasHeaders: false })
    await fetchAt(9)
    expect(sent.at(-1)).toBeUndefined()
  })
})

test('a source whose server asked to wait waits, unless its reader retries it', async () => {
  await follow(gazetteAddress)
  const id = await idOf('Harbour Gazette')
  tools.web.set(gazetteAddress, { status: 429, headers: { 'retry-after': '7200' } })
  await fetchAt(2)
  tools.web.set(gazetteAddress, rss([tug]))
  await refreshSources(tools, tools.readerId)
  expect(await fetchAt(3)).toEqual([])
  expect((await report('Harbour Gazette')).nextRunReason).toContain('asked to wait')
  expect(await health().retrySources({ ids: [id] })).toEqual({ waiting: 0 })
  expect(await fetchAt(3)).toEqual([gazetteAddress])
  expect(await report('Harbour Gazette')).toMatchObject({ condition: 'ok' })
})

test('a deleted source comes back with the feed that its own was merged into', async () => {
  await followBoth()
  const { deletion } = await health().deleteSources({ ids: [await idOf('Harbour Gazette')] })
  const feeds = await tools.db.many(
    z.object({ id: z.int() }),
    sql`select id from feeds order by id`,
  )
  await health().deleteSources({ ids: [await idOf('Courier')] })
  await tools.db.transaction((db) =>
    mergeFeeds(db, { from: feeds[0]!.id, into: feeds[1]!.id, now: tools.now() }),
  )
  expect(await health().restoreSources({ deletion })).toEqual({ restored: 1 })
  expect(await report('Harbour Gazette')).toMatchObject({ address: courierAddress, entryCount: 2 })
})

test('a folder of the longest names has its own retention, and longer names are refused with a message', async () => {
  // Letters that compress badly, as in names in some scripts.
  const letters = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)),
    ).join('')
  const { input } = sourceHealth.keepFolder
  const longest = [letters(200), letters(200), letters(200), letters(66)]
  const kept = input.parse({ folder: longest, days: 7 })
  await health().keepFolder(kept)
  await health().keepFolder({ ...kept, days: null })
  expect(input.safeParse({ folder: [...longest, '海'], days: 7 }).error?.issues).toMatchObject([
    { message: expect.stringContaining('names of that folder are too long') },
  ])
})
