import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { serverPlaying } from '#areas/newsroom/server/playing/playing-api.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type Desk } from '#server/tools.ts'
import { serverEpisodes } from './episodes-api.ts'
import { isStraight, straightAddress } from './straight.ts'

const FEED = 'https://buoy.example/feed'
const item = (number: number, file: string) =>
  `<item><title>Buoy ${number}</title><guid>${number}</guid><pubDate>Mon, 0${number} Mar 2026 08:00:00 GMT</pubDate><enclosure url="${file}" type="audio/mpeg"/></item>`

let tools: TestTools
let other: Desk
beforeAll(async () => {
  tools = await testTools()
  tools.web.set(
    FEED,
    `<rss version="2.0"><channel><title>Buoys</title><link>https://buoy.example/</link><description>d</description>
      ${item(1, 'https://buoy.example/1.mp3')}${item(2, 'http://buoy.example/2.mp3')}</channel></rss>`,
  )
  await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
  other = deskOf(tools, 'reader-other')
  const asked = { address: FEED, name: '', category: 'general', frequency: 'hourly' } as const
  for (const desk of [tools.desk, other]) await serverSources(desk).followSource(asked)
  await joinEntries.run(tools, {})
})
afterAll(() => tools.close())

async function straightOf(desk: Desk): Promise<(string | null | undefined)[]> {
  const { episodes } = await serverEpisodes(desk).listEpisodes({})
  const pieces = await Promise.all(episodes.map(({ id }) => serverPlaying(desk).getPiece({ id })))
  return pieces.map(({ published }) => published?.straight)
}

test('only who chose it is given the addresses of publishers, and only those that are encrypted', async () => {
  expect(await straightOf(tools.desk)).toEqual([null, null])
  await serverEpisodes(tools.desk).saveListening({ isStraight: true })
  await serverEpisodes(tools.desk).saveListening({ isStraight: true })
  expect(await straightOf(tools.desk)).toEqual([null, 'https://buoy.example/1.mp3'])
  expect(await straightOf(other)).toEqual([null, null])
  expect([await isStraight(tools.desk), await isStraight(other)]).toEqual([true, false])
  expect(await serverEpisodes(other).getListening({})).toEqual({ isStraight: false })

  const [piece] = (await serverEpisodes(tools.desk).listEpisodes({})).episodes
  const { address } = await serverPlaying(tools.desk).getPiece({ id: piece!.id })
  expect(address, 'for when the publisher refuses').toMatch(/^\/media\//)
  await serverEpisodes(tools.desk).saveListening({ isStraight: false })
  expect(await straightOf(tools.desk)).toEqual([null, null])
})

test.each([
  ['https://cast.example/a b.mp3?x=1', 'https://cast.example/a%20b.mp3?x=1'],
  ['https://cast.example:8443/1.mp3', 'https://cast.example:8443/1.mp3'],
  ['https://93.184.216.34/1.mp3', 'https://93.184.216.34/1.mp3'],
  ['http://cast.example/1.mp3', null],
  ['https://ann:secret@cast.example/1.mp3', null],
  ['https://192.168.1.1/1.mp3', null],
  ['https://0x7f000001/1.mp3', null],
  ['https://[::1]/1.mp3', null],
  ['https://[::ffff:10.0.0.1]/1.mp3', null],
  ['https://localhost/1.mp3', null],
  ['https://localhost./1.mp3', null],
  ['https://router/1.mp3', null],
  ['https://printer.local/1.mp3', null],
  ['data:audio/mpeg;base64,AA', null],
  ['1.mp3', null],
])('the browser itself is given %s as %s', (file, expected) => {
  expect(straightAddress(file)).toBe(expected)
})
