import { afterEach, describe, expect, test } from 'vitest'
import type { Api, ContractName } from '#core/contract.ts'
import { testTools } from '#server/test-tools.ts'
import { hubs } from './contract.ts'
import { demoHubs } from './demo/api.ts'
import { serverHubNaming, serverHubs } from './server/api.ts'

type Hubs = Api<typeof hubs>

/** The contracts of the test server. */
const contracts: ContractName[] = ['feed', 'hubs', 'leaderboard']

const nowMs = Date.parse('2026-11-25T09:00:00Z')

const doors: [name: string, door: string, open: () => Promise<Hubs>][] = [
  ['demo', '/demo', async () => demoHubs({ readTime: () => nowMs })],
  ['server', '', openServer],
]

const closeAfterTest: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closeAfterTest.splice(0).map((close) => close()))
})

async function openServer(): Promise<Hubs> {
  const tools = await testTools()
  closeAfterTest.push(tools.close)
  tools.setNow(new Date(nowMs))
  return serverHubs({ ...tools.desk, contracts })
}

describe.each(doors)('Hubs, %s', (_, door, open) => {
  const namesOf = async (keeper: Hubs) => (await keeper.listHubs({})).map(({ name }) => name)

  test('[HUBBAR-001, HUBBAR-007] begin with News Hub and have one for the leaderboard', async () => {
    const all = await (await open()).listHubs({})
    expect(hubs.listHubs.output.safeParse(all).error?.issues).toBeUndefined()
    expect(all).toMatchObject([
      { name: 'News Hub', path: `${door}/news-hub/feed`, isSpecial: false, isCustom: false },
      { name: 'LMArena', path: `${door}/news-hub/lmarena`, isSpecial: true, isCustom: false },
    ])
  })

  test('[HUBBAR-032, HUBBAR-033, HUBBAR-034, HUBBAR-035] a new one stands last, named by the count of custom hubs', async () => {
    const keeper = await open()
    const first = await keeper.addHub({})
    const second = await keeper.addHub({})
    expect([first.name, second.name]).toEqual(['Custom Hub 1', 'Custom Hub 2'])
    expect(first).toMatchObject({ isCustom: true, isSpecial: false })
    // On the live server, the id of a hub is made from its name.
    expect(first.id).toContain(door === '/demo' ? String(nowMs) : 'custom-hub-1')
    expect(second.id).not.toBe(first.id)
    expect(first.path).toBe(`${door}/news-hub/feed/${first.id}`)
    expect((await keeper.listHubs({})).at(-1)).toEqual(second)
    await keeper.deleteHub({ id: first.id })
    expect((await keeper.addHub({})).name).toBe('Custom Hub 2')
  })

  test('[HUBBAR-041] any of them can be renamed, and a name of spaces is discarded', async () => {
    const keeper = await open()
    const { id } = await keeper.addHub({})
    await keeper.renameHub({ id, name: '  Harbor ' })
    await keeper.renameHub({ id, name: '   ' })
    await keeper.renameHub({ id: 'news-hub', name: 'Front' })
    await keeper.renameHub({ id: 'lmarena', name: 'Ranking' })
    await keeper.renameHub({ id: 'hub-of-nobody', name: 'Ghost' })
    expect(await namesOf(keeper)).toEqual(['Front', 'Ranking', 'Harbor'])
  })

  test('[HUBBAR-042, HUBBAR-045] custom ones can be deleted, and no others', async () => {
    const keeper = await open()
    const { id } = await keeper.addHub({})
    for (const each of [id, id]) await keeper.deleteHub({ id: each })
    // The live server refuses with a reason; the demo ignores the request.
    for (const each of ['news-hub', 'lmarena'])
      await keeper.deleteHub({ id: each }).catch(({ message }: Error) => {
        expect(message).toContain('cannot be deleted')
      })
    expect(await namesOf(keeper)).toEqual(['News Hub', 'LMArena'])
  })
})

test('A live hub is at its name, also when it is renamed, and never at that of another one', async () => {
  const tools = await testTools()
  closeAfterTest.push(tools.close)
  const desk = { ...tools.desk, contracts }
  const keeper = serverHubs(desk)
  const add = (name: string) => serverHubNaming(desk).addNamedHub({ name })
  const first = await add('  Harbour news ')
  expect(first).toMatchObject({
    name: 'Harbour news',
    id: 'harbour-news',
    path: '/news-hub/feed/harbour-news',
  })
  expect(await add('Harbour: News!')).toMatchObject({ id: 'harbour-news-2' })
  expect(await add('   ')).toMatchObject({ name: 'Custom Hub 3', id: 'custom-hub-3' })
  expect(await add('LMArena')).toMatchObject({ id: 'lmarena-2' })
  expect(await add('News hub')).toMatchObject({ id: 'news-hub-2' })
  await keeper.renameHub({ id: first.id, name: 'Quay' })
  expect((await keeper.listHubs({}))[2]).toMatchObject({ name: 'Quay', path: first.path })
  await keeper.deleteHub({ id: first.id })
  // The deleted hub can be restored for a day, so its address is still taken.
  expect(await add('Harbour news')).toMatchObject({ id: 'harbour-news-3' })
  await expect(keeper.deleteHub({ id: 'news-hub' })).rejects.toThrow(
    'News Hub holds everything that you follow, so it cannot be deleted.',
  )
})
