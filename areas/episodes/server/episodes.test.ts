import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { listArticles } from '#areas/articles/server/lends/lists.ts'
import { serverPlaying } from '#areas/newsroom/server/playing/playing-api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type Desk } from '#server/tools.ts'
import { lengthOf, whatItIs } from '../episode-words.ts'
import { recordingsOf } from './recordings-of.ts'
import { serverEpisodes } from './episodes-api.ts'

const FEED = 'https://tide.example/feed'
const PODCAST = `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel><title>Tide Hour</title><link>https://tide.example/</link><description>d</description><itunes:image href="https://tide.example/show.jpg"/>
  <item><title>The keeper of the light</title><guid isPermaLink="false">41</guid><pubDate>Mon, 02 Mar 2026 08:00:00 GMT</pubDate>
    <link>https://tide.example/41</link><description>Ann talks with the keeper of the northern lighthouse about fog.</description>
    <enclosure url="https://tide.example/41.mp3" type="audio/mpeg" length="1234567"/><enclosure url="https://tide.example/41.mp4" type="video/mp4" length="0"/>
    <enclosure url="https://tide.example/41.jpg" type="image/jpeg"/><itunes:duration>1:02:03</itunes:duration>
    <podcast:chapters url="https://tide.example/41.json" type="application/json+chapters"/>
    <podcast:transcript url="https://tide.example/41.html" type="text/html"/><podcast:transcript url="https://tide.example/41.vtt" type="text/vtt"/>
    <podcast:transcript url="https://tide.example/41.de.srt" language="de"/><podcast:transcript url="https://tide.example/41.ar.vtt" language="ar"/></item>
  <item><title>Nets are mended in winter</title><guid isPermaLink="false">40</guid><pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>
    <description>Three brothers in the loft of the sail maker tell how nets are mended.</description><enclosure url="https://tide.example/40.mp3"/></item>
  <item><title>A note without sound</title><guid isPermaLink="false">39</guid><pubDate>Sat, 28 Feb 2026 08:00:00 GMT</pubDate>
    <description>The harbor office closes early on Friday for repairs.</description></item></channel></rss>`

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
  tools.web.set(FEED, PODCAST)
  await serverSources(tools.desk).followSource({
    ...{ address: FEED, name: '', category: 'general', frequency: 'hourly' },
  })
  await joinEntries.run(tools, {})
})
afterAll(() => tools.close())

const api = () => serverEpisodes(tools.desk)
const player = () => serverPlaying(tools.desk)
const all = async () => (await api().listEpisodes({})).episodes
const queue = async () => (await api().listQueue({})).map(({ title }) => title)
const scopeOf = ({ db, readerId, now }: Desk) => ({ db, readerId, now: now() })
const stranger = async () => {
  await tools.db.run(
    sql`insert into readers (id, name) values ('reader-other', 'Other') on conflict do nothing`,
  )
  return deskOf(tools, 'reader-other')
}

test('an article offers its recordings, with length, picture, link and download', async () => {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from articles where title like 'The keeper%'`,
  )
  const [sound, video, ...others] = await api().listOfArticle({ article: id })
  expect(sound).toMatchObject({
    ...{ kind: 'audio', title: 'The keeper of the light', source: 'Tide Hour', article: id },
    ...{ seconds: 3723, bytes: 1_234_567, file: 'https://tide.example/41.mp3', position: 0 },
    page: 'https://tide.example/41',
  })
  expect(sound?.cover).toMatch(/^\/pictures\/320\//)
  expect(sound?.download).toMatch(
    /^\/media\/[\w-]+\/[\w-]+\?save=Tide%20Hour%20-%20The%20keeper%20of%20the%20light$/,
  )
  expect(video).toMatchObject({ kind: 'video', bytes: null })
  expect(others).toEqual([])
})

test('lists show how long an episode plays and its picture, to who follows it', async () => {
  const title = sql`where title like 'The keeper%' or title like 'Nets%' order by title`
  const [nets, keeper] = await listArticles(scopeOf(tools.desk), title)
  expect(keeper).toMatchObject({
    recordingSeconds: 3723,
    image: expect.stringMatching(/^\/images/),
  })
  expect(nets).not.toHaveProperty('recordingSeconds')
  expect((await listArticles(scopeOf(await stranger()), title))[1]).not.toHaveProperty(
    'recordingSeconds',
  )
})

test('feeds of the hub name the recordings of its articles', async () => {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from articles where title like 'The keeper%'`,
  )
  const files = await recordingsOf({ db: tools.desk.db, readerId: tools.readerId }, [id])
  const told = { seconds: 3723, cover: 'https://tide.example/41.jpg' }
  expect([...files]).toEqual([
    [
      id,
      [
        { url: 'https://tide.example/41.mp3', type: 'audio/mpeg', length: 1_234_567, ...told },
        { url: 'https://tide.example/41.mp4', type: 'video/mp4', length: 0, ...told },
      ],
    ],
  ])
  const other = await stranger()
  expect((await recordingsOf({ db: other.db, readerId: other.readerId }, [id])).size).toBe(0)
})

test('all recordings are listed once each, the newest first, page by page', async () => {
  const { episodes, next } = await api().listEpisodes({})
  expect(episodes.map(({ title }) => title)).toEqual([
    'The keeper of the light',
    'Nets are mended in winter',
  ])
  expect(next).toBeNull()
  const behind = await api().listEpisodes({ before: episodes[0]!.id })
  expect(behind.episodes.map(({ title }) => title)).toEqual(['Nets are mended in winter'])
})

test('the player knows an episode, with chapters and the transcript that goes by time', async () => {
  const [{ id } = { id: '' }] = await all()
  tools.web.set('https://tide.example/41.json', {
    body: Buffer.from(
      JSON.stringify({
        chapters: [
          { startTime: 0, title: 'Fog' },
          { startTime: 9, title: 'Light' },
        ],
      }),
    ),
  })
  tools.web.set(
    'https://tide.example/41.vtt',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nThere was fog.\n',
  )
  expect(await player().getPiece({ id })).toMatchObject({
    ...{ type: 'audio', title: 'The keeper of the light', seconds: 3723, captions: null },
    mediaType: 'audio/mpeg',
    published: { source: 'Tide Hour', file: 'https://tide.example/41.mp3', next: null },
  })
  expect(await player().getBeside({ id })).toMatchObject({
    chapters: [
      { title: 'Fog', start: 0, end: 9 },
      { title: 'Light', start: 9 },
    ],
    lines: [{ start: 1, end: 2, text: 'There was fog.' }],
    text: null,
    ...{ language: 'en', languages: ['en', 'de', 'ar'] },
  })
  tools.web.set(
    'https://tide.example/41.de.srt',
    '1\n00:00:01,000 --> 00:00:02,000\nEs war neblig.\n',
  )
  expect(await player().getBeside({ id, languages: ['fi', 'de-AT', 'en'] })).toMatchObject({
    ...{ lines: [{ text: 'Es war neblig.' }], language: 'de' },
  })
  // The file of the Arabic transcript is missing, and no other language takes its place.
  expect(await player().getBeside({ id, languages: ['ar'] })).toMatchObject({
    ...{ lines: [], text: null, language: 'ar' },
  })
  tools.web.clear()
  expect(await player().getBeside({ id })).toEqual({
    ...{ chapters: [], lines: [], text: null, language: 'en', languages: ['en', 'de', 'ar'] },
    notes: 'Ann talks with the keeper of the northern lighthouse about fog.',
  })
})

test('the place is kept, and an episode that was heard leaves the queue', async () => {
  const [first, second] = await all()
  await api().addToQueue({ id: first!.id, isNext: false })
  await api().addToQueue({ id: second!.id, isNext: true })
  expect(await queue()).toEqual(['Nets are mended in winter', 'The keeper of the light'])
  await api().addToQueue({ id: second!.id, isNext: false })
  expect(await queue()).toEqual(['The keeper of the light', 'Nets are mended in winter'])
  const { published } = await player().getPiece({ id: first!.id })
  expect(published?.next).toEqual({ id: second!.id, title: 'Nets are mended in winter' })

  await player().savePosition({ id: first!.id, seconds: 77, isFinished: false })
  expect((await all())[0]).toMatchObject({ position: 77, isHeard: false, isQueued: true })
  expect(await player().getPiece({ id: first!.id })).toMatchObject({ position: 77 })
  await player().savePosition({ id: first!.id, seconds: 3723, isFinished: true })
  expect((await all())[0]).toMatchObject({ position: 0, isHeard: true, isQueued: false })

  await api().removeFromQueue({ id: second!.id })
  await api().removeFromQueue({ id: 'job-1' })
  expect(await queue()).toEqual([])
})

test('sources with recordings say how many were not heard in the last 30 days, and are listed apart', async () => {
  const other = await stranger()
  tools.setNow(new Date('2026-03-10T12:00:00Z'))
  const [heard, second] = await all()
  const [podcast] = await api().listPodcasts({})
  expect(podcast).toMatchObject({ name: 'Tide Hour', unheard: 1 })
  expect(await serverEpisodes(other).listPodcasts({})).toEqual([])

  await api().addToQueue({ id: second!.id, isNext: false })
  await api().markHeard({ id: second!.id, isHeard: true })
  expect(await queue()).toEqual([])
  expect((await api().listPodcasts({}))[0]).toMatchObject({ unheard: 0 })
  await api().markHeard({ id: heard!.id, isHeard: false })
  await api().markHeard({ id: second!.id, isHeard: false })
  expect((await api().listPodcasts({}))[0]).toMatchObject({ unheard: 2 })
  tools.setNow(new Date('2026-04-01T07:00:00Z'))
  expect((await api().listPodcasts({}))[0]).toMatchObject({ unheard: 1 })

  const { source } = podcast!
  expect((await api().listEpisodes({ source })).episodes).toHaveLength(2)
  expect((await api().listEpisodes({ source, before: heard!.id })).episodes).toHaveLength(1)
  expect((await api().listEpisodes({ source: 'another' })).episodes).toEqual([])
  expect((await serverEpisodes(other).listEpisodes({ source })).episodes).toEqual([])

  await tools.db.run(sql`update sources set muted_at = now() where id = ${source}`)
  expect(await api().listPodcasts({})).toEqual([])
  await tools.db.run(sql`update sources set muted_at = null where id = ${source}`)
})

test('all of a list is marked as heard at once, but for what came after it was shown, and undone', async () => {
  const other = await stranger()
  const [first, second] = await all()
  await api().markHeard({ id: first!.id, isHeard: false })
  await player().savePosition({ id: first!.id, seconds: 77, isFinished: false })
  await api().addToQueue({ id: first!.id, isNext: false })
  await player().savePosition({ id: second!.id, seconds: 10, isFinished: true })
  const { upTo } = await api().listEpisodes({})
  tools.web.set(
    FEED,
    PODCAST.replace(
      '<item>',
      `<item><title>Buoys are painted</title><guid>42</guid><pubDate>Sat, 28 Feb 2026 09:00:00 GMT</pubDate>
        <enclosure url="https://tide.example/42.mp3" type="audio/mpeg"/></item><item>`,
    ),
  )
  await serverSources(tools.desk).refreshSources({})
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  const heard = async () => (await all()).map(({ isHeard }) => isHeard)
  expect(await heard()).toEqual([false, true, false])

  const [podcast] = await api().listPodcasts({})
  const { source } = podcast!
  expect(await api().markAllHeard({ source: 'another' })).toMatchObject({ count: 0 })
  expect(await serverEpisodes(other).markAllHeard({ source })).toMatchObject({ count: 0 })
  const { batch, count } = await api().markAllHeard({ source, upTo: upTo! })
  expect([count, await heard(), await queue()]).toEqual([1, [true, true, false], []])
  expect((await all())[0]).toMatchObject({ position: 0 })

  await serverEpisodes(other).takeBackHeard({ batch })
  expect(await heard()).toEqual([true, true, false])
  await api().takeBackHeard({ batch })
  expect([await heard(), await queue()]).toEqual([
    [false, true, false],
    ['The keeper of the light'],
  ])
  expect((await all())[0]).toMatchObject({ position: 77 })

  const everything = await api().markAllHeard({})
  expect(everything.count).toBe(2)
  await player().savePosition({ id: first!.id, seconds: 3723, isFinished: true })
  await api().takeBackHeard({ batch: everything.batch })
  expect(await heard()).toEqual([true, true, false])
})

test('of what a reader does not follow, nothing is heard', async () => {
  const [{ id } = { id: '' }] = await all()
  const other = await stranger()
  expect((await serverEpisodes(other).listEpisodes({})).episodes).toEqual([])
  for (const ask of [
    () => serverPlaying(other).getPiece({ id }),
    () => serverPlaying(other).getBeside({ id }),
    () => serverPlaying(other).savePosition({ id, seconds: 1, isFinished: false }),
    () => serverEpisodes(other).addToQueue({ id, isNext: true }),
    () => serverEpisodes(other).markHeard({ id, isHeard: true }),
    () => player().getPiece({ id: 'episode-999999-0' }),
    () => player().getPiece({ id: id.replace(/-0$/, '-2') }),
  ])
    await expect(ask()).rejects.toThrow('That episode was not found')
})

test.each([
  [3723, 0, '1 hr 2 min'],
  [2880, 0, '48 min'],
  [7200, 0, '2 hr'],
  [40, 0, '40 s'],
  [3723, 3000, '12 min left'],
  [null, 5, null],
  [0, 0, null],
])('a recording of %s s at %s is told as "%s"', (seconds, position, words) => {
  expect(lengthOf({ seconds, position })).toBe(words)
})

const nothing = { season: null, number: null, extra: null, isExplicit: false }
test.each([
  [{}, null],
  [{ season: 2, number: 7 }, 'Season 2, episode 7'],
  [{ number: 7, extra: 'bonus' as const, isExplicit: true }, 'Episode 7 · Bonus · Explicit'],
  [{ extra: 'trailer' as const }, 'Trailer'],
])('what a feed says of %j is told as %s', (stated, words) => {
  expect(whatItIs({ ...nothing, ...stated })).toBe(words)
})
