import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { rss } from '#feeds/test-feeds.ts'
import { serverSources } from '../api.ts'
import { serverStarterPacks } from './keeper.ts'
import { packs } from './packs.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

test('each pack holds six to ten sources, none of them twice', () => {
  for (const { name, feeds } of packs) {
    expect(feeds.length, name).toBeGreaterThanOrEqual(6)
    expect(feeds.length, name).toBeLessThanOrEqual(10)
    expect(new Set(feeds.map(({ address }) => address)).size, name).toBe(feeds.length)
  }
  const kinds = new Set(packs.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['subject', 'country', 'language']))
  expect(new Set(packs.map(({ id }) => id)).size).toBe(packs.length)
})

test('sources that answer are followed, others are named with the reason, and are tried again next time', async () => {
  const [pack] = packs
  const [first, second] = pack!.feeds
  const answer = (title: string) =>
    rss([{ guid: title, title: `${title} has news`, text: 'It is this.' }], {
      title,
      link: 'https://first.example/',
    })
  tools.web.set(first!.address, answer('First'))
  const { followPack, listPacks } = serverStarterPacks(tools.desk)
  const done = await followPack({ pack: pack!.id })
  expect(done).toMatchObject({ followed: 1, known: 0 })
  expect(done.failed).toHaveLength(pack!.feeds.length - 1)
  expect(done.failed[0]).toMatchObject({ what: second!.name, reason: expect.stringMatching(/\w/) })
  const listed = (await listPacks({})).find(({ id }) => id === pack!.id)!
  expect(listed.sources[0]).toEqual({ name: first!.name, isFollowed: true })
  expect(listed.sources[1]!.isFollowed).toBe(false)
  expect((await serverSources(tools.desk).listSources({})).map(({ name }) => name)).toEqual([
    first!.name,
  ])

  tools.web.set(second!.address, answer('Second'))
  expect(await followPack({ pack: pack!.id })).toMatchObject({ followed: 1, known: 1 })
  await expect(followPack({ pack: 'nothing' })).rejects.toThrow('There is no such starter pack.')
})
