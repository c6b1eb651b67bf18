import { readFile } from 'node:fs/promises'
import { raw } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { serverPlaying } from '#areas/newsroom/server/playing/playing-api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { signedMedia } from '#feeds/media/media-document.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { readEpisodeId } from '../episode-id.ts'
import { serverEpisodes } from './episodes-api.ts'
import { NOW, publishOddPodcasts, SOUND } from './test-podcasts.ts'

// Faults that listeners reported, tested with the real fetcher, the parser and the server.

let site: Awaited<ReturnType<typeof publishOddPodcasts>>
let tools: TestTools
beforeAll(async () => {
  site = await publishOddPodcasts()
  tools = await testTools()
  tools.setNow(NOW)
  Object.assign(tools, { fetch: guardedFetch({ allowPrivate: true }) })
  for (const name of ['storm', 'wireless', 'loft'])
    await serverSources(tools.desk).followSource({
      ...{ address: `${site.origin}/${name}`, name, category: 'general', frequency: 'hourly' },
    })
  await joinEntries.run(tools, {})
})
afterAll(async () => {
  await tools.close()
  site.close()
})

const api = () => serverEpisodes(tools.desk)
const player = () => serverPlaying(tools.desk)
const all = async () => (await api().listEpisodes({})).episodes
const named = async (title: string) => (await all()).find((one) => one.title === title)!
const pathOf = (address: string) => new URL(address).pathname

test('every episode is listed once, and as many are counted as are listed', async () => {
  const counted = await api().listPodcasts({})
  const listed = await all()
  expect(listed).toHaveLength(14)
  expect(counted.map(({ name, unheard }) => [name, unheard])).toEqual(
    ['loft', 'storm', 'wireless'].map((name) => [
      name,
      listed.filter(({ source }) => source === name).length,
    ]),
  )
})

describe('what a feed says of an episode', () => {
  test.each([
    ['The barometer falls', 2710],
    ['Chapters in the feed', 2710],
    ['Of no type', null],
    ['Called a page', null],
    ['Called bytes', 2700],
    ['Of media', 90],
    ['Of a medium', 90],
    ['Said twice', 95],
    ['With its leaflet', null],
    ['Sails', 45.5],
  ])('%s plays for %s s', async (title, seconds) => {
    expect((await named(title)).seconds).toBe(seconds)
  })

  test.each([
    ['The trailer', null],
    ['Of no type', null],
    ['Called a page', null],
    ['Called bytes', null],
    ['Of media', 5_000_000],
    ['Said twice', 6_000_000],
    ['Sails', 1_000_000],
  ])('%s has %s bytes', async (title, bytes) => {
    expect((await named(title)).bytes).toBe(bytes)
  })

  test.each([
    ['With its leaflet', 'audio', '/7.mp3'],
    ['Called a page', 'audio', '/page/2.mp3'],
    ['Called bytes', 'audio', '/get'],
    ['Of a medium', 'audio', '/5'],
    ['A stream and a file', 'audio', '/5.mp3'],
    ['Only elsewhere', 'video', '/live.m3u8'],
  ])('the recording of %s is %s at %s', async (title, kind, path) => {
    const { file, ...episode } = await named(title)
    expect([episode.kind, pathOf(file)]).toEqual([kind, path])
  })

  test('it has its own picture, else that of its show', async () => {
    const picture = async (title: string) => {
      const [, , , encoded = ''] = (await named(title)).cover?.split('/').slice(1) ?? []
      return encoded && Buffer.from(encoded, 'base64url').toString()
    }
    const found = await Promise.all(
      ['The trailer', 'The barometer falls', 'Chapters in the feed', 'Of no type', 'Sails'].map(
        picture,
      ),
    )
    expect(found.map((address) => address && pathOf(address))).toEqual([
      '/show.jpg',
      '/2.jpg',
      '/3.jpg',
      '/logo.png',
      '/loft.png',
    ])
  })

  test('season, number, what it is besides an episode, and whether it is for adults', async () => {
    expect(await named('The barometer falls')).toMatchObject({
      ...{ season: 2, number: 7, extra: null, isExplicit: true },
    })
    expect(await named('The trailer')).toMatchObject({
      ...{ season: null, number: null, extra: 'trailer', isExplicit: false },
    })
  })

  test('its article has the longest text that the feed gives', async () => {
    const { id } = await named('The barometer falls')
    const { entry } = readEpisodeId(id)!
    const { text } = await tools.db.one(
      z.object({ text: z.string() }),
      sql`select text from entries where id = ${entry}`,
    )
    expect(text).toContain('until the glass breaks')
    expect(text).not.toMatch(/keysend|lightning/)
  })
})

test('another form of a recording is offered where none of its kind is enclosed', async () => {
  const { article } = await named('The barometer falls')
  const forms = await api().listOfArticle({ article: article! })
  expect(forms.map(({ kind, file }) => [kind, pathOf(file)])).toEqual([
    ['audio', '/2.mp3'],
    ['video', '/2.mp4'],
  ])
})

test('chapters are in the order of time, also those that begin at 0, and hidden ones are left out', async () => {
  const inFile = await player().getBeside({ id: (await named('The barometer falls')).id })
  expect(inFile.chapters).toMatchObject([
    { title: 'The log', start: 0, end: 600 },
    { title: 'The glass', start: 600 },
  ])
  const inFeed = await player().getPiece({ id: (await named('Chapters in the feed')).id })
  expect(inFeed.chapters).toMatchObject([
    { title: 'First', start: 0, end: 600 },
    { title: 'Second', start: 600 },
  ])
})

test('where one transcript is gone, the other is read', async () => {
  const { lines } = await player().getBeside({ id: (await named('The barometer falls')).id })
  expect(lines).toMatchObject([{ start: 1, end: 4, text: 'The glass falls.' }])
})

test('a stream is named and not played: it can neither be queued nor saved here', async () => {
  const stream = await named('Only elsewhere')
  expect(stream).toMatchObject({ isStream: true, page: expect.stringMatching(/\/live$/) })
  await expect(api().addToQueue({ id: stream.id, isNext: false })).rejects.toThrow(
    'A stream cannot be queued',
  )
  expect((await named('A stream and a file')).isStream).toBe(false)
})

/** Requests an address as a browser does, and returns the server's answer. */
async function askedAt(address: string, range?: string) {
  const [path = '', query = ''] = address.split('?')
  const [, , signature = '', file = ''] = path.split('/')
  const asked = askedFor(tools.readerId, { signature, '*': file })
  return signedMedia.answer(tools, {
    ...asked,
    query: new URLSearchParams(query),
    headers: range === undefined ? {} : { range },
  })
}

test.each(['Of no type', 'Called bytes', 'Of a medium'])(
  '%s is played over redirects, of a server that refuses HEAD, sends no parts and calls all text',
  async (title) => {
    const { address } = await player().getPiece({ id: (await named(title)).id })
    const begun = await askedAt(address, 'bytes=0-')
    expect([begun?.status, begun?.type]).toEqual([206, 'audio/mpeg'])
    const later = await askedAt(address, 'bytes=50000-')
    expect(later?.headers?.['content-range']).toMatch(/^bytes 50000-/)
    const beyond = await askedAt(address, `bytes=${SOUND.length}-`)
    expect(beyond?.status).toBe(416)
    expect(begun?.headers?.['content-range']).toMatch(`/${SOUND.length}`)
  },
)

test.each([
  ['Of no type', 'wireless - Of no type.mp3'],
  ['Called bytes', 'wireless - Called bytes.mp3'],
])('%s is saved under the names of its source and title', async (title, name) => {
  const { download } = await named(title)
  const saved = await askedAt(download)
  expect(saved?.headers?.['content-disposition']).toContain(`filename="${name}"`)
})

test('played to its last fiftieth it counts as heard, and the place is kept', async () => {
  const { id } = await named('Called bytes')
  await player().savePosition({ id, seconds: 2600, isFinished: false })
  expect(await named('Called bytes')).toMatchObject({ position: 2600, isHeard: false })
  await player().savePosition({ id, seconds: 2660, length: 2700, isFinished: false })
  expect(await named('Called bytes')).toMatchObject({ position: 2660, isHeard: true })
  await player().savePosition({ id, seconds: 30, length: 2700, isFinished: false })
  expect(await named('Called bytes')).toMatchObject({ position: 30, isHeard: true })
})

test('an episode that is published again under another name or address is the same, and the place stays', async () => {
  for (const title of ['Under another name', 'Of no type'])
    await player().savePosition({ id: (await named(title)).id, seconds: 20, isFinished: false })
  site.again()
  await serverSources(tools.desk).refreshSources({})
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  expect(await all()).toHaveLength(14)
  const moved = await named('Under another name')
  expect([pathOf(moved.file), moved.position]).toEqual(['/2/8.mp3', 20])
  expect(await named('Of no type')).toMatchObject({
    file: expect.stringMatching(/token=2$/),
    position: 20,
  })
})

test('what is to come next is put behind what sounds, which waits in the queue as well', async () => {
  const ids = await Promise.all(
    ['Of media', 'Of a medium', 'Said twice'].map(async (title) => (await named(title)).id),
  )
  for (const id of ids) await api().addToQueue({ id, isNext: false })
  const [first, second, third] = ids
  await api().addToQueue({ id: third!, isNext: true, after: first! })
  expect((await api().listQueue({})).map(({ id }) => id)).toEqual([first, third, second])
  expect((await player().getPiece({ id: first! })).published?.next?.id).toBe(third)
  await api().addToQueue({ id: second!, isNext: true })
  expect((await api().listQueue({})).map(({ id }) => id)).toEqual([second, first, third])
})

test('a serial is listed and played on from its beginning, past what cannot be played here', async () => {
  for (const { id } of await api().listQueue({})) await api().removeFromQueue({ id })
  const podcasts = await api().listPodcasts({})
  const source = podcasts.find(({ name }) => name === 'storm')!.source
  const { episodes, isSerial } = await api().listEpisodes({ source })
  expect([isSerial, (await api().listEpisodes({})).isSerial]).toEqual([true, false])
  expect(episodes.map(({ title }) => title)).toEqual([
    ...['A stream and a file', 'Only elsewhere', 'Chapters in the feed'],
    ...['The barometer falls', 'The trailer'],
  ])
  const behind = await api().listEpisodes({ source, before: episodes[2]!.id })
  expect(behind.episodes.map(({ title }) => title)).toEqual(['The barometer falls', 'The trailer'])

  const nextOf = async (at: number) =>
    (await player().getPiece({ id: episodes[at]!.id })).published?.next?.title
  expect(await nextOf(0)).toBe('Chapters in the feed')
  expect(await nextOf(4)).toBeUndefined()
  // An episode that plays leaves the queue when it ends.
  await api().addToQueue({ id: episodes[2]!.id, isNext: false })
  expect(await nextOf(2)).toBe('The barometer falls')
  const { id } = await named('Of media')
  await api().addToQueue({ id, isNext: true })
  expect(await nextOf(2)).toBeUndefined()
  expect(await nextOf(3)).toBe('Of media')
})

test('a serial that was followed before serials were known is one with the next fetch after the upgrade', async () => {
  const source = (await api().listPodcasts({})).find(({ name }) => name === 'storm')!.source
  const isSerial = async () => (await api().listEpisodes({ source })).isSerial
  const fetchAgain = async () => {
    await serverSources(tools.desk).refreshSources({})
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
  }
  const hashes = () =>
    tools.db.many(
      z.object({ kept: z.boolean(), hasRecordings: z.boolean() }),
      sql`select body_hash is not null as kept, address !~ 'quiet$' as has_recordings from feeds`,
    )
  await serverSources(tools.desk).followSource({
    ...{ address: `${site.origin}/quiet`, name: 'quiet', category: 'general', frequency: 'hourly' },
  })
  await tools.db.run(sql`
    update entries set enclosures = (select jsonb_agg(file - 'isSerial') from jsonb_array_elements(enclosures) as file)
    where enclosures <> '[]'`)
  await fetchAgain()
  expect(await isSerial()).toBe(false)
  expect(new Set((await hashes()).map(({ kept }) => kept))).toEqual(new Set([true]))
  const upgrade = new URL('./migrations/007-podcasts-again.sql', import.meta.url)
  await tools.db.run(raw(await readFile(upgrade, 'utf8')))
  for (const { kept, hasRecordings } of await hashes()) expect(kept).toBe(!hasRecordings)
  await fetchAgain()
  expect(await isSerial()).toBe(true)
})
