import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { openDatabase } from '#server/database/database.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import type { TestDatabase } from '#server/database/test-database.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type World } from '#server/tools.ts'
import { defaultAiSettings } from '#platform/models/server/lends.ts'
import type { aiEndpoints } from '#platform/models/contracts/ai-endpoints.ts'
import type { aiSettings } from '#platform/models/contract.ts'
import { aiSettingsKeeper } from '#platform/models/server/ai-settings-keeper.ts'
import { articleWritingKeeper } from '../by-model/keeper.ts'
import type { articleWriting } from '../../contracts/article-writing.ts'
import { embedAndCompare } from './embed-and-compare.ts'
import { aiEndpointsKeeper } from '#platform/models/server/area.ts'
import { embedArticles } from '../embeddings/embed-articles.ts'
import { playEndpoint, type PlayedEndpoint } from '#platform/models/server/played-endpoint.ts'
import { writeArticles } from '../by-model/write-articles.ts'
import { serverArticles } from '../page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { Joiner } from '#engine/joining/joiner.ts'
import { joinEntries } from '../joining/join-entries.ts'
import { rss } from '#feeds/test-feeds.ts'
import { uniteLanguages } from './across-languages.ts'
import { serverJoining } from '../corrections/api.ts'
import { addEmbedder } from '#platform/models/server/test-endpoints.ts'

/** The subjects of events in both languages, by which the fake model makes vectors. */
const SUBJECTS = [
  /tug|schlepper/i,
  /bakery|bäckerei/i,
  /asteroid/i,
  /museum/i,
  /bridge|brücke/i,
  /choir|chor\b/i,
  /beaver|biber/i,
  /tram\b|straßenbahn/i,
  /orchard|obstgarten/i,
]

const english = {
  tug: [
    'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
    'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft by the coast guard.',
  ],
  bakery: [
    'Bakery on Quay Street wins regional prize',
    'The jury of the prize praised a crust that took eleven hours to rise, and the bakery will now open a second shop.',
  ],
  asteroid: [
    'Astronomers count craters on a new asteroid',
    'The telescope on the ridge photographed the asteroid in four colours, and its team found more than a hundred craters.',
  ],
  museum: [
    'Museum of clocks closes for repairs',
    'The museum will be closed until autumn because its roof leaks on the oldest of all the clocks in the collection.',
  ],
  bridge: [
    'Footbridge over the Linn opens after two years',
    'The bridge over the river was opened on Sunday by the mayor, and it is the first one that carries no cars at all.',
  ],
}
const german = {
  schlepper: [
    'Schlepper „Marlena“ vor Kap Orrin gesunken, neun Seeleute gerettet',
    'Der Schlepper „Marlena“ ist am Montag vor Kap Orrin gesunken. Die Küstenwache hat alle neun Seeleute aus einem Rettungsfloß geholt und in den Hafen gebracht.',
  ],
  chor: [
    'Der Chor der Feuerwehr singt wieder',
    'Nach drei Jahren ist der Chor der Feuerwehr wieder da, und der Saal war bei dem ersten Auftritt bis auf den letzten Platz voll.',
  ],
  biber: [
    'Biber stauen den Mühlbach auf',
    'Die Biber haben den Mühlbach so hoch gestaut, dass das Wasser auf den Wiesen steht und die Bauern nicht mehr mähen können.',
  ],
  tram: [
    'Neue Straßenbahn fährt ab Dezember',
    'Die neue Straßenbahn wird ab Dezember alle sieben Minuten in die Südstadt fahren, und sie ist für alle unter zwölf frei.',
  ],
  obst: [
    'Obstgarten wird zum Park für alle',
    'Die Stadt hat den alten Obstgarten am Nordtor gekauft und will ihn im Mai als Park für alle öffnen, die dort ernten wollen.',
  ],
}

let tools: TestTools
let live: World
let endpoint: PlayedEndpoint
beforeEach(async () => {
  tools = await testTools()
  endpoint = await playEndpoint()
  endpoint.directionOf = directionOf
  live = { ...tools, fetch: guardedFetch({ allowPrivate: false }) }
})
afterEach(async () => {
  vi.restoreAllMocks()
  await endpoint.close()
  await tools.close()
})

/**
 * Makes the vector of a text from its subject, and a part that all texts of a language have in
 * common.
 */
function directionOf(text: string): number[] {
  const isGerman = /\b(?:der|die|und)\b/i.test(text)
  return [...SUBJECTS.map((subject) => (subject.test(text) ? 1 : 0)), isGerman ? 0.8 : -0.8]
}

const hub = () => ({
  ...serverFeed(tools.desk),
  ...serverArticles(tools.desk),
  ...serverSources(tools.desk),
})
const joiningOf = () => serverJoining(tools.desk)

type Report = readonly [guid: string, title: string, text: string]

const reportsOf = (texts: Record<string, string[]>): Report[] =>
  Object.entries(texts).map(([guid, [title, text]]) => [guid, title!, text!])

async function publish(name: string, reports: readonly Report[], hour = '08:00') {
  const address = `https://${name}.example/feed`
  const items = reports.map(([guid, title, text]) => ({
    guid,
    title,
    text,
    published: `2026-03-02T${hour}:00Z`,
  }))
  tools.web.set(address, rss(items, { title: name, link: `https://${name}.example/` }))
  const { source } = await hub().followSource({
    address,
    name: '',
    category: 'general',
    frequency: 'hourly',
  })
  return source
}

async function publishBoth() {
  await publish('gazette', reportsOf(english))
  await publish('kurier', reportsOf(german), '09:00')
  await joinEntries.run(tools, {})
}

async function bringEndpoint(settings = { semanticSearch: true }) {
  await addEmbedder(tools, endpoint.address)
  await (aiSettingsKeeper.open(tools.desk) as Api<typeof aiSettings>).saveAiSettings({
    ...defaultAiSettings,
    autoProcessArticles: false,
    ...settings,
  })
}

/** Runs the jobs in their usual order. */
async function unite(with_: World = live) {
  await embedArticles.run(with_, {})
  await uniteLanguages.run(with_, {})
  await joinEntries.run(with_, {})
}

/** Returns the article of each entry, by guid. */
async function places(): Promise<Record<string, number>> {
  const rows = await tools.db.many(
    z.object({ guid: z.string(), article: z.int() }),
    sql`select identity as guid, article_id as article
        from article_entries join entries on entries.id = entry_id order by entry_id`,
  )
  return Object.fromEntries(rows.map(({ guid, article }) => [guid.replace(/^.*:/, ''), article]))
}

async function expectApart() {
  const at = await places()
  expect(new Set(Object.values(at)).size).toBe(Object.keys(at).length)
}

const moreEnglish: Report = [
  'tug-2',
  'Nine rescued as tug Marlena goes down off Cape Orrin',
  'Nine sailors were rescued when the tug Marlena went down off Cape Orrin early on Monday. The coast guard lifted the crew from a raft.',
]
const moreGerman: Report = [
  'schlepper-2',
  'Neun Seeleute nach Untergang des Schleppers „Marlena“ gerettet',
  'Vor Kap Orrin ist am Montag der Schlepper „Marlena“ gesunken. Alle neun Seeleute wurden von der Küstenwache aus einem Rettungsfloß geholt.',
]

describe('with embeddings', () => {
  beforeEach(async () => {
    await publishBoth()
    await bringEndpoint()
  })

  test('two articles of one event become one, told in the language of who published first', async () => {
    await expectApart()
    const before = await places()
    await embedAndCompare.run(live, {})
    expect(tools.queued).toContain(uniteLanguages.name)
    await unite()
    const after = await places()
    expect(after['schlepper']).toBe(after['tug'])
    expect(new Set(Object.values(after)).size).toBe(9)

    const page = await hub().getArticle({ id: before['schlepper']! })
    expect(page.id).toBe(Math.min(before['tug']!, before['schlepper']!))
    expect(page.title).toBe(english.tug[0])
    expect(page.sources.map(({ name }) => name)).toEqual(['gazette', 'kurier'])
    expect(page).toMatchObject({ sourceCount: 2, independentCount: 2 })
    expect(page.coverage.map(({ title }) => title)).toEqual([english.tug[0], german.schlepper[0]])
    expect(page.keywords).toBeDefined()
    expect(JSON.stringify(page.keywords)).not.toMatch(/Küstenwache|Seeleute/)
    const sentences = [...page.summarySentences, ...page.paragraphs.flat()]
    expect(sentences.length).toBeGreaterThan(0)
    for (const { text } of sentences) expect(english.tug[1]).toContain(text)
  })

  test('is found by the words of each language', async () => {
    await unite()
    const { tug } = await places()
    for (const search of ['Rettungsfloß', 'Schlepper gesunken', 'tug raft']) {
      const found = await hub().listHeadlines({ period: 'year', search: `${search} -zebra` })
      expect(found.map(({ id }) => id)).toContain(tug)
    }
  })

  test('tells the other language once more outlets speak it', async () => {
    await unite()
    await publish('anzeiger', [moreGerman], '10:00')
    await joinEntries.run(live, {})
    const page = await hub().getArticle({ id: (await places())['tug']! })
    expect(page.sourceCount).toBe(3)
    expect([german.schlepper[0], moreGerman[1]]).toContain(page.title)
    for (const { text } of page.summarySentences) {
      expect(`${german.schlepper[1]} ${moreGerman[2]}`).toContain(text)
    }
  })

  test.each(['going on', 'after a restart'])(
    'later reports of either language join it, %s',
    async (how) => {
      const restored = vi.spyOn(Joiner.prototype, 'restore')
      await unite()
      restored.mockClear()
      const db = await openDatabase((tools.db as TestDatabase).url, { poolSize: 2 })
      const worker = how === 'going on' ? live : { ...live, db }
      try {
        await publish('standard', [moreEnglish], '10:00')
        await publish('anzeiger', [moreGerman], '10:30')
        await joinEntries.run(worker, {})
        expect(restored.mock.calls.length > 0).toBe(how !== 'going on')
        const after = await places()
        expect(after['tug-2']).toBe(after['tug'])
        expect(after['schlepper-2']).toBe(after['tug'])
        await unite(worker)
        expect(await places()).toEqual(after)
        const page = await hub().getArticle({ id: after['tug']! })
        expect(page.sourceCount).toBe(4)
      } finally {
        await db.close()
      }
    },
  )

  test('is not torn apart by a pass of the joiner', async () => {
    await unite()
    await tools.db.run(
      sql`update joining set position = ceil((position + 1) / 50.0) * 50 - 2, changes = changes + 1`,
    )
    await publish('standard', [moreEnglish, moreGerman], '10:00')
    await joinEntries.run(live, {})
    const { tug, schlepper, ...after } = await places()
    expect(schlepper).toBe(tug)
    expect([after['tug-2'], after['schlepper-2']]).toEqual([tug, tug])
  })

  test('a source that a reader splits off stays apart, also after a restart', async () => {
    await unite()
    const { tug } = await places()
    const { id: entry } = await tools.db.one(
      z.object({ id: z.int() }),
      sql`select id from entries where title = ${german.schlepper[0]}`,
    )
    await joiningOf().splitEntry({ entry, article: tug! })
    await joinEntries.run(live, {})
    for (let i = 0; i < 2; i++) {
      await tools.db.run(sql`update article_vectors set is_compared = false`)
      await unite()
      await expectApart()
    }
    const db = await openDatabase((tools.db as TestDatabase).url, { poolSize: 2 })
    try {
      await publish('standard', [moreEnglish], '10:00')
      await unite({ ...live, db })
      const after = await places()
      expect(after['tug-2']).toBe(after['tug'])
      expect(after['schlepper']).not.toBe(after['tug'])
    } finally {
      await db.close()
    }
  })

  test('is listed, undone with the address that it had, and stays undone', async () => {
    const before = await places()
    await unite()
    const { tug } = await places()
    const [made] = await joiningOf().listCorrections({ article: tug! })
    expect(made).toMatchObject({ kind: 'merge', isByMeaning: true, isInto: true })
    await joiningOf().undoCorrection({ correction: made!.id })
    await joinEntries.run(live, {})
    expect(await places()).toEqual(before)
    await tools.db.run(sql`update article_vectors set is_compared = false`)
    await unite()
    expect(await places()).toEqual(before)
  })

  test.each([
    ['', 'Küstenwache', 'coast guard'],
    ['de', 'coast guard', 'Küstenwache'],
    ['fr', 'Küstenwache', null],
  ])('an endpoint that writes in “%s” reads one language of it', async (language, not, only) => {
    await unite()
    const keeper = aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
    const writing = articleWritingKeeper.open(tools.desk) as Api<typeof articleWriting>
    await keeper.savePlan({ ...(await keeper.getPlan({})), language })
    const { tug } = await places()
    await writing.writeArticle({ article: tug! })
    endpoint.asked.length = 0
    await writeArticles.run(live, {})
    const asked = JSON.stringify(endpoint.asked.map(({ body }) => body))
    expect(asked).not.toContain(not)
    if (only !== null) expect(asked).toContain(only)
    const { state } = await writing.getArticleWriting({ article: tug! })
    expect(state).toBe(only === null ? 'kept' : 'written')
  })

  test('nobody else’s article gets words of sources that they do not follow', async () => {
    await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
    await tools.db.run(sql`
      insert into sources (id, reader_id, feed_id, name, category, frequency)
      select 'other-1', 'other', feed_id, name, category, frequency from sources where name = 'kurier'`)
    await unite()
    await expectApart()
  })
})

test('without embeddings, or with "Semantic search" off, languages stay apart', async () => {
  await publishBoth()
  await unite()
  await bringEndpoint({ semanticSearch: false })
  await unite()
  await expectApart()
  expect(endpoint.asked).toEqual([])
})

test.each<[string, (text: string) => readonly number[]]>([
  ['all of one direction', () => [1, 2, 3]],
  ['one direction for each language', (text) => [/\bder\b/i.test(text) ? 1 : -1, 2]],
  ['other dimensions each', (text) => Array.from({ length: text.length }, () => 1)],
  ['no numbers', () => [Number.NaN, Number.NaN]],
  ['without end', () => [Number.POSITIVE_INFINITY, 1]],
  ['nothing', () => []],
  ['no direction', () => [0, 0, 0]],
])('an endpoint whose directions are %s unites nothing', async (_, hostile) => {
  await publishBoth()
  await bringEndpoint()
  endpoint.directionOf = hostile
  await unite()
  await expectApart()
})
