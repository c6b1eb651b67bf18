import { parseRssFeed } from 'feedsmith'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { areas } from '#server/areas.ts'
import { openTestServer } from '#server/web/test-web-server.ts'
import { serverHubs } from '#areas/hubs/server/api.ts'
import type { Podcast, ProgrammeDraft } from '../../contracts/programmes.ts'
import { serverPieceJobs } from '../jobs/jobs-api.ts'
import { serverPlaying } from '../playing/playing-api.ts'
import { addArticle, hubWithArticle, type HubWithArticle } from '../test-newsroom.ts'
import { episodesOf } from './podcast-feed.ts'
import type { PodcastRow } from './podcasts.ts'
import { serverProgrammes } from './programmes-api.ts'
import { startByArticles, startDueProgrammes } from './start-programmes.ts'

let hub: HubWithArticle
const programmes = () => serverProgrammes(hub.tools.desk)
const queue = () => serverPieceJobs(hub.tools.desk)

beforeEach(async () => {
  hub = await hubWithArticle()
  hub.tools.setNow(new Date('2026-11-24T05:00:00Z'))
})
afterEach(() => hub.tools.close())

const draft = (changes: Partial<ProgrammeDraft> = {}): ProgrammeDraft => ({
  ...{ title: 'Morning', subject: hub.subject, type: 'text', format: 'summary' },
  ...{ style: 'balanced', duration: '500', keeps: 2, isPaused: false },
  times: { kind: 'days', days: [1, 2, 3, 4, 5], time: '06:30', zone: 'Europe/Vienna' },
  ...changes,
})

describe('A programme', () => {
  test('makes a piece at its time, once, and says when the next one is', async () => {
    const { id, nextAt } = await programmes().saveProgramme(draft())
    expect(nextAt).toBe('2026-11-24T05:30:00.000Z')
    await startDueProgrammes(hub.tools)
    expect(await queue().listJobs({})).toEqual([])
    hub.tools.setNow(new Date('2026-11-24T05:30:01Z'))
    await Promise.all([startDueProgrammes(hub.tools), startDueProgrammes(hub.tools)])
    expect(await queue().listJobs({})).toMatchObject([{ title: 'Morning, 2026-11-24' }])
    const [programme] = await programmes().listProgrammes({})
    expect(programme).toMatchObject({ id, nextAt: '2026-11-25T05:30:00.000Z', trouble: null })
  })

  test('that is paused makes nothing', async () => {
    await programmes().saveProgramme(draft({ isPaused: true }))
    hub.tools.setNow(new Date('2026-11-25T12:00:00Z'))
    await startDueProgrammes(hub.tools)
    expect(await queue().listJobs({})).toEqual([])
  })

  test('goes by articles that came since its last piece', async () => {
    // The database's clock decides when an article arrives, so the test uses the real time.
    hub.tools.setNow(new Date())
    const times = { kind: 'articles', count: 2 } as const
    await programmes().saveProgramme(draft({ subject: { kind: 'recent', hours: 744 }, times }))
    await startByArticles(hub.tools)
    expect(await queue().listJobs({})).toEqual([])
    const bakery =
      'The bakery on Quay Street won the prize for rye bread after eleven hours of baking.'
    const comet =
      'Astronomers on the ridge photographed a comet that nobody had seen for 400 years.'
    await addArticle(hub.tools, 'quay', 'Bakery wins the prize for rye bread', bakery)
    await addArticle(hub.tools, 'ridge', 'Comet seen again after 400 years', comet)
    hub.tools.setNow(new Date())
    await startByArticles(hub.tools)
    await startByArticles(hub.tools)
    expect(await queue().listJobs({})).toHaveLength(1)
  })

  test('keeps its newest pieces, and what the reader keeps', async () => {
    const { id } = await programmes().saveProgramme(draft({ keeps: 1 }))
    const made: string[] = []
    for (const day of [24, 25, 26]) {
      hub.tools.setNow(new Date(`2026-11-${day}T05:30:00Z`))
      await programmes().runProgramme({ id })
      await hub.perform()
      const [newest] = await queue().listJobs({})
      made.push(newest!.id)
      if (day === 24)
        await serverPlaying(hub.tools.desk).keepPiece({ id: newest!.id, isKept: true })
    }
    const left = (await queue().listJobs({})).map((job) => job.id)
    expect(left).toEqual([made[2], made[0]])
  })

  test('of what is gone says so, and goes on', async () => {
    const gone = { kind: 'topic', id: 'topic-none' } as const
    const { id } = await programmes().saveProgramme(draft({ subject: gone }))
    await programmes().runProgramme({ id })
    await hub.perform()
    expect(await queue().listJobs({})).toMatchObject([{ status: 'error', error: /gone/ }])
  })

  test('has a zone that there is, and is its reader’s', async () => {
    const times = { kind: 'days', days: [1], time: '06:30', zone: 'Mars/Olympus' } as const
    await expect(
      programmes().saveProgramme(draft({ times: { ...times, days: [1] } })),
    ).rejects.toThrow('no such time zone')
    await expect(programmes().saveProgramme(draft({ id: 'programme-x' }))).rejects.toThrow(
      'not there',
    )
  })
})

test(
  'the podcast of the first hub holds everything, and that of another hub what was made of it',
  async () => {
    const { tools, job, perform } = hub
    const { id } = await serverHubs(tools.desk).addHub({})
    const made = job({
      type: 'audio',
      format: 'brief',
      duration: 'short',
      id: 'job-a',
      title: 'Article',
    })
    const ofHub = {
      ...made,
      id: 'job-h',
      title: 'Hub',
      subject: { kind: 'hub', id: 'news-hub' },
    } as const
    await queue().startJobs({ jobs: [made, ofHub] })
    await perform()
    const titlesOf = async (of: Podcast['of']) => {
      const row = { readerId: tools.readerId, scope: of } as PodcastRow
      return (await episodesOf(tools.db, row)).map(({ title }) => title).toSorted()
    }
    expect(await titlesOf(null)).toEqual(['Article', 'Hub'])
    expect(await titlesOf({ kind: 'hub', id: 'news-hub' })).toEqual(['Article', 'Hub'])
    expect(await titlesOf({ kind: 'hub', id })).toEqual([])
  },
  patient(120_000),
)

test(
  'a podcast is read without loss by our own reader and another one, until it is revoked',
  async () => {
    const { tools, job, perform } = hub
    await queue().startJobs({
      jobs: [job({ type: 'audio', format: 'podcast', duration: 'short', title: 'Ferry & <fog>' })],
    })
    await perform()
    const podcast = await programmes().createPodcast({ title: 'My <b>news', of: null })
    const { app } = await openTestServer({ tools, areas, readerId: tools.readerId })
    const get = (url: string | undefined, headers = {}) =>
      app.inject({
        url: new URL(url ?? '', 'http://localhost:4600').pathname,
        headers: { host: 'localhost:4600', ...headers },
      })
    try {
      const { body, headers } = await get(podcast.address)
      expect(headers['content-type']).toMatch(/^application\/rss\+xml/)
      const piece = await serverPlaying(tools.desk).getPiece({ id: 'job-1' })

      // An hour passes without a change.
      tools.setNow(new Date(tools.now().getTime() + 3_600_000))
      const again = await get(podcast.address, { 'if-none-match': headers['etag'] })
      expect([again.statusCode, again.body]).toEqual([304, ''])

      const other = parseRssFeed(body)
      expect(other.itunes?.categories).toEqual([
        { text: 'News', categories: [{ text: 'Daily News' }] },
      ])
      expect(other.title).toBe('My <b>news')
      // The description is escaped, because players take it for HTML.
      expect(other.description).toContain('My &lt;b>news')
      const [episode] = other.items ?? []
      expect(episode).toMatchObject({
        title: 'Ferry & <fog>',
        guid: { value: 'job-1' },
        itunes: { duration: Math.round(piece.seconds) },
        podcast: {
          transcripts: [{ type: 'text/vtt' }],
          persons: [{ role: 'host' }, { role: 'host' }],
        },
      })
      const file = episode!.enclosures![0]!
      const ours = readFeed(Buffer.from(body), {
        contentType: 'application/rss+xml',
        address: 'https://hub.example/',
        now: tools.now(),
      })
      expect(ours.entries[0]).toMatchObject({
        title: 'Ferry & <fog>',
      })
      // The parser also takes other links of the episode for files, so only the first one is
      // compared.
      expect(ours.entries[0]!.enclosures[0]).toEqual({
        ...{ url: file.url, type: 'audio/mpeg', length: file.length },
        seconds: expect.any(Number),
        cover: expect.stringMatching(/\.jpg$/),
      })

      const whole = await get(file.url)
      expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, file.length])
      const part = await get(file.url, { range: 'bytes=100-199' })
      expect([part.statusCode, part.headers['content-range']]).toEqual([
        206,
        `bytes 100-199/${file.length}`,
      ])
      expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
      const captions = await get(episode!.podcast!.transcripts![0]!.url)
      expect(captions.body).toMatch(/^WEBVTT\n/)
      const chapters = (await get(episode!.podcast!.chapters!.url)).json() as {
        chapters: unknown[]
      }
      expect(chapters.chapters).toHaveLength(piece.chapters.length)

      await programmes().revokePodcast({ id: podcast.id })
      expect((await get(podcast.address)).statusCode).toBe(404)
      expect((await get(file.url)).statusCode).toBe(404)
    } finally {
      await app.close()
    }
  },
  patient(120_000),
)
