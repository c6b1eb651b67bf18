import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { setRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { sourceHealth } from '../../contracts/source-health.ts'
import { serverSources } from '../api.ts'
import { exportOpml } from './export-opml.ts'
import { serverSourceHealth } from '../health/api.ts'
import { readOpml } from '#engine/feeds/opml.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { rss } from '#feeds/test-feeds.ts'

const lists = '../shared/corpora/opml'
const isHere = existsSync(lists)

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const hub = () => serverSources(tools.desk)
const importList = (text: string) => hub().importOpml({ text })
const exported = () => exportOpml(tools, tools.readerId)

const list = (outlines: string) => `<opml version="2.0"><body>${outlines}</body></opml>`

const Kept = z.object({
  name: z.string(),
  folder: z.array(z.string()),
  category: z.string(),
  frequency: z.string(),
  fullText: z.string(),
  isPaused: z.boolean(),
  isMuted: z.boolean(),
})
function kept(name: string) {
  return tools.db.one(
    Kept,
    sql`select name, folder, category, frequency, full_text, paused_at is not null as is_paused,
          muted_at is not null as is_muted from sources where name = ${name}`,
  )
}

test('a list is the same document all day while nothing is changed', async () => {
  await importList(list('<outline text="Quay" xmlUrl="https://quay.example/feed"/>'))
  tools.setNow(new Date('2026-03-02T08:00:00Z'))
  const before = await exported()
  tools.setNow(new Date('2026-03-02T20:00:00Z'))
  expect(await exported()).toBe(before)
  await importList(list('<outline text="Pier" xmlUrl="https://pier.example/feed"/>'))
  expect(await exported()).not.toBe(before)
})

describe('importing a list', () => {
  test('with folders longer and deeper than those that can be typed leaves Sources readable', async () => {
    const name = 'long '.repeat(30).trim()
    const outer = Array.from({ length: 12 }, (_, at) => `<outline text="${name} ${at}">`)
    await importList(
      list(
        `${outer.join('')}<outline text="Quay" xmlUrl="https://quay.example/feed"/>${'</outline>'.repeat(12)}`,
      ),
    )
    const reports = await serverSourceHealth(tools.desk).listReports({})
    expect(reports).toHaveLength(1)
    expect(sourceHealth.listReports.output.safeParse(reports).error?.issues).toBeUndefined()
  })

  test('keeps nested folders, and our own settings', async () => {
    await importList(
      list(`<outline text="World"><outline text="Technology news">
        <outline text="Quay" xmlUrl="https://quay.example/feed"/>
        <outline text="Pier" xmlUrl="https://pier.example/feed" synthwire:frequency="daily"
          synthwire:category="health" synthwire:fullText="off" synthwire:paused="true" synthwire:muted="true"/>
        </outline></outline>
        <outline text="Odd" xmlUrl="https://odd.example/feed" synthwire:frequency="now" synthwire:category="x"/>`),
    )
    const folder = ['World', 'Technology news']
    const usual = { fullText: 'auto', isPaused: false, isMuted: false, frequency: 'hourly' }
    expect(await kept('Quay')).toEqual({ name: 'Quay', folder, category: 'technology', ...usual })
    expect(await kept('Pier')).toEqual({
      name: 'Pier',
      folder,
      category: 'health',
      frequency: 'daily',
      fullText: 'off',
      isPaused: true,
      isMuted: true,
    })
    expect(await kept('Odd')).toEqual({ name: 'Odd', folder: [], category: 'general', ...usual })
  })

  test('a second time adds nothing and changes nothing that the reader has', async () => {
    const feeds = '<outline text="Quay" xmlUrl="https://quay.example/feed"/>'
    await importList(list(feeds))
    await tools.db.run(sql`update sources set name = 'My quay', folder = '{Mine}'`)
    expect(await importList(list(`<outline text="Other">${feeds}</outline>`))).toEqual({
      followed: 0,
      known: 1,
      failed: [],
    })
    expect(await kept('My quay')).toMatchObject({ folder: ['Mine'] })
  })

  test('a feed that has moved since is known by its former address', async () => {
    const text = list('<outline text="Quay" xmlUrl="http://quay.example/rss"/>')
    await importList(text)
    await tools.db.run(sql`update feeds set address = 'https://new.example/feed'`)
    expect(await importList(text)).toMatchObject({ followed: 0, known: 1 })
  })

  test('a feed without a name is named by its title once it is fetched, and can be renamed by the reader', async () => {
    const feed = (at: number, name = '') =>
      `<outline text="${name}" title="" type="rss" xmlUrl="https://quay.example/feed/${at}"/>`
    for (const at of [1, 2, 3, 4]) {
      tools.web.set(`https://quay.example/feed/${at}`, {
        body: new TextEncoder().encode(
          rss([{ title: 'Ferry returns' }], { title: `Quay ${at}`, link: '' }),
        ),
      })
    }
    const names = async () => (await hub().listSources({})).map(({ name }) => name).toSorted()
    await importList(list(feed(1) + feed(2, 'My quay') + feed(3)))
    expect(await names()).toEqual([
      'My quay',
      'https://quay.example/feed/1',
      'https://quay.example/feed/3',
    ])
    await tools.db.run(sql`update sources set name = 'Mine' where name like '%/3'`)
    for (let at = 0; at < 4; at++) await fetchDueFeeds(tools, { hostPauseMs: 0 })
    expect(await names()).toEqual(['Mine', 'My quay', 'Quay 1'])

    // A source of a known feed gets its name at once, without waiting for a fetch.
    await tools.db.run(sql`delete from sources`)
    await importList(list(feed(1) + feed(4)))
    expect(await names()).toEqual(['Quay 1', 'https://quay.example/feed/4'])
  })

  test('a feed that is followed over https is recognized over http', async () => {
    await importList(list('<outline text="Quay" xmlUrl="https://www.quay.example/feed/"/>'))
    const again = list('<outline text="Quay" xmlUrl="http://quay.example/feed"/>')
    expect(await importList(again)).toMatchObject({ followed: 0, known: 1 })
  })

  test('10,000 feeds are followed within seconds, and none a second time', async () => {
    const feeds = Array.from(
      { length: 10_000 },
      (_, i) => `<outline text="Feed ${i}" xmlUrl="https://host${i % 500}.example/feed/${i}"/>`,
    )
    const text = list(`<outline text="All">${feeds.join('\n')}</outline>`)
    const started = performance.now()
    expect(await importList(text)).toMatchObject({ followed: 10_000, known: 0 })
    expect(await importList(text)).toMatchObject({ followed: 0, known: 10_000 })
    expect(performance.now() - started).toBeLessThan(patient(30_000))
  })
})

describe('exporting the list', () => {
  test('names folders, sites, languages and settings, and comes back as it was', async () => {
    await importList(
      list(`<outline text="World"><outline text="North &amp; Sea">
        <outline text="Quay" xmlUrl="https://quay.example/feed?a=1&amp;b=2" htmlUrl="https://quay.example/" language="de"/>
        </outline></outline>
        <outline text="Pier" xmlUrl="https://pier.example/" synthwire:muted="true" synthwire:fullText="on"/>`),
    )
    const text = await exported()
    expect(readOpml(text).feeds).toEqual([
      {
        address: 'https://quay.example/feed?a=1&b=2',
        title: 'Quay',
        folder: ['World', 'North & Sea'],
        site: 'https://quay.example/',
        language: 'de',
        settings: { frequency: 'hourly', category: 'World' },
      },
      {
        address: 'https://pier.example/',
        title: 'Pier',
        folder: [],
        site: null,
        language: null,
        settings: { frequency: 'hourly', category: 'general', fullText: 'on', muted: 'true' },
      },
    ])
    expect(await importList(text)).toMatchObject({ followed: 0, known: 2 })

    await tools.db.run(sql`delete from sources`)
    await tools.db.run(sql`delete from feeds`)
    expect(await importList(text)).toMatchObject({ followed: 2 })
    expect(await exported()).toBe(text)
  })

  test('includes retention, the length shown, mutes and the identification of entries', async () => {
    tools.setNow(new Date('2026-03-02T08:00:00Z'))
    const text =
      list(`<outline text="World" synthwire:keepDays="30"><outline text="Sea" synthwire:keepDays="-1">
      <outline text="Quay" xmlUrl="https://quay.example/feed" synthwire:keepDays="7" synthwire:newestOnly="5"
        synthwire:muted="true" synthwire:mutedUntil="2026-03-09T08:00:00.000Z" synthwire:identifyBy="link"/>
      <outline text="Pier" xmlUrl="https://pier.example/feed" synthwire:muted="true"
        synthwire:mutedUntil="2026-03-01T08:00:00.000Z"/></outline></outline>
      <outline text="Odd" synthwire:keepDays="-5"><outline text="Mole" xmlUrl="https://mole.example/feed"
        synthwire:keepDays="8" synthwire:newestOnly="all" synthwire:identifyBy="guid"
        synthwire:muted="true" synthwire:mutedUntil="2026-99-99T08:00:00Z"/></outline>`)
    const nothing = { keepDays: null, folderKeepDays: null, newestOnly: null, identifyBy: null }
    const chosen = async () =>
      (await serverSourceHealth(tools.desk).listReports({})).map((report) => ({
        name: report.name,
        isMuted: report.isMuted,
        mutedUntil: report.mutedUntil,
        keepDays: report.keepDays,
        folderKeepDays: report.folderKeepDays,
        newestOnly: report.newestOnly,
        identifyBy: report.identifyBy,
      }))
    const expected = [
      { name: 'Mole', ...nothing, isMuted: true, mutedUntil: null },
      { name: 'Pier', ...nothing, folderKeepDays: -1, isMuted: false, mutedUntil: null },
      {
        ...{ name: 'Quay', isMuted: true, mutedUntil: '2026-03-09T08:00:00.000Z' },
        ...{ keepDays: 7, folderKeepDays: -1, newestOnly: 5, identifyBy: 'link' },
      },
    ]
    await importList(text)
    expect(await chosen()).toEqual(expected)

    const written = await exported()
    await tools.db.run(sql`delete from sources`)
    await tools.db.run(sql`delete from source_folders`)
    await tools.db.run(sql`delete from feeds`)
    await importList(written)
    expect(await chosen()).toEqual(expected)
    expect(await exported()).toBe(written)
  })

  test('what a reader chose for a folder stays when a list says something else of it', async () => {
    const folder = (name: string, days: number) =>
      list(`<outline text="Sea" synthwire:keepDays="${days}">
        <outline text="${name}" xmlUrl="https://${name}.example/feed"/></outline>`)
    await importList(folder('quay', 7))
    await importList(folder('pier', 90))
    const reports = await serverSourceHealth(tools.desk).listReports({})
    expect(reports.map(({ folderKeepDays }) => folderKeepDays)).toEqual([7, 7])
  })

  test('a folder whose names are too long for its own retention is reported, and its sources are followed', async () => {
    const name = (nth: number) =>
      Array.from({ length: 190 }, (_, at) => String.fromCharCode(0x4e00 + nth + at * 97)).join('')
    const { followed, failed } = await importList(
      list(`<outline text="海"><outline text="${name(1)}"><outline text="${name(2)}"><outline text="${name(3)}">
        <outline text="${name(4)}" synthwire:keepDays="7"><outline text="Quay" xmlUrl="https://quay.example/feed"/>
        </outline></outline></outline></outline></outline>`),
    )
    const reports = await serverSourceHealth(tools.desk).listReports({})
    expect(followed).toBe(1)
    expect(reports.map(({ folderKeepDays }) => folderKeepDays)).toEqual([null])
    expect(failed).toEqual([
      { what: expect.stringMatching(/^海 \/ /), reason: expect.stringContaining('too long') },
    ])
  })

  test('holds no secret: neither passwords nor keys in addresses nor headers nor inboxes', async () => {
    await hub().followSampleNewswire({})
    await importList(list('<outline text="Open" xmlUrl="https://anna:pw-1@open.example/feed"/>'))
    const add = (address: string) =>
      tools.db.run(sql`
        with feed as (insert into feeds (address, private_to)
          values (${address}, ${tools.readerId}) returning id)
        insert into sources (id, reader_id, feed_id, name, category, frequency)
        select 'source-' || id, ${tools.readerId}, id, 'Private ' || id, 'general', 'hourly' from feed`)
    await add('https://letters.example/feed?topic=sea&token=pw-3')
    await add('https://club.example/feed')
    await add('https://hidden.example/pw-4/feed')
    await add('inbox:pw-5')

    const club = (await hub().listSources({})).find(({ address }) => address.includes('club'))!
    await setRequestHeaders(tools, tools.readerId, club.id, { cookie: 'pw-2' })

    const text = await exported()
    expect(text).not.toContain('pw-')
    const addresses = readOpml(text).feeds.map(({ address }) => address)
    expect(addresses.toSorted()).toEqual([
      'https://club.example/feed',
      'https://letters.example/feed?topic=sea',
      'https://open.example/feed',
    ])
    expect(text).toContain('sources are left out')
    expect(await importList(text)).toMatchObject({ followed: 0, known: 3 })
  })
})

describe.skipIf(!isHere)('lists of the world', () => {
  const files = isHere
    ? readdirSync(lists, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(opml|xml)$/i.test(name),
      )
    : []

  test(
    'all of them can be followed, a second time adds none, and what is exported is what came in',
    async () => {
      const named = new Map<string, { file: string; folder: string[] }>()
      for (const file of files) {
        const text = readFileSync(join(lists, file), 'utf8')
        const { feeds } = readOpml(text)
        const first = await importList(text)
        expect([file, first.followed + first.known]).toEqual([file, feeds.length])
        expect([file, await importList(text)]).toMatchObject([file, { followed: 0 }])
        for (const { address, folder } of feeds) {
          if (!named.has(address)) named.set(address, { file, folder })
        }
      }
      const { feeds } = readOpml(await exported())
      for (const { address, folder } of feeds) expect(named.get(address)).toMatchObject({ folder })
      expect(await importList(await exported())).toMatchObject({ followed: 0, known: feeds.length })
      process.stderr.write(
        `${files.length} lists name ${named.size} feeds; ${feeds.length} followed\n`,
      )
    },
    patient(60_000),
  )
})

test('a list of more feeds than a hub can follow at once is refused, and nothing of it is followed', async () => {
  const outlines = Array.from(
    { length: 20_001 },
    (_, at) => `<outline xmlUrl="https://a.example/${at}"/>`,
  )
  await expect(importList(list(outlines.join('')))).rejects.toThrow(
    'has 20001 feeds, and up to 20000 can be imported at a time',
  )
  expect(await hub().listSources({})).toEqual([])
})

test('a list with half a character in a name is imported without it', async () => {
  const { followed } = await importList(
    list('<outline text="Quay \ud83d" xmlUrl="https://quay.example/feed"/>'),
  )
  expect(followed).toBe(1)
  expect((await hub().listSources({}))[0]!.name).toBe('Quay \ufffd')
})
