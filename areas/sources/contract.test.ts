import { afterEach, describe, expect, test } from 'vitest'
import type { Api } from '#core/contract.ts'
import { testTools } from '#server/test-tools.ts'
import { sources } from './contract.ts'
import { demoSources } from './demo/api.ts'
import { serverSources } from './server/api.ts'
import { fillWithNewswire } from './server/following/test-newswire.ts'

type Sources = Api<typeof sources>

const now = new Date('2026-11-21T09:00:00Z')

/** The demo and the server, each with one source. */
const doors: [name: string, open: () => Promise<Sources>][] = [
  ['demo', async () => demoSources({ now })],
  ['server', openServer],
]

const closeAfterTest: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closeAfterTest.splice(0).map((close) => close()))
})

async function openServer(): Promise<Sources> {
  const tools = await testTools()
  closeAfterTest.push(tools.close)
  tools.setNow(now)
  await fillWithNewswire(tools)
  return serverSources(tools.desk)
}

describe.each(doors)('Sources, %s', (door, open) => {
  test('every answer fits the contract', async () => {
    const kept = await open()
    const answers = {
      listSources: await kept.listSources({}),
      getSourceForm: await kept.getSourceForm({}),
      getProgress: await kept.getProgress({}),
    }
    for (const [name, answer] of Object.entries(answers)) {
      const checked = sources[name as keyof typeof answers].output.safeParse(answer)
      expect(checked.error?.issues, name).toBeUndefined()
    }
  })

  test('leaving a source twice explains that it is gone', async () => {
    const sources = await open()
    const [source] = await sources.listSources({})
    await sources.unfollowSource({ id: source!.id })
    expect((await sources.listSources({})).map(({ id }) => id)).not.toContain(source!.id)
    await expect(sources.unfollowSource({ id: source!.id })).rejects.toThrow('no longer follow')
  })

  test('[TOOLS-007] popular sources are offered, six by the demo, in more than one category', async () => {
    const { popular } = await (await open()).getSourceForm({})
    const addresses = new Set(popular.map(({ address }) => address))
    if (door === 'demo') expect(addresses.size).toBe(6)
    else expect(addresses.size).toBeGreaterThanOrEqual(6)
    expect(new Set(popular.map(({ category }) => category)).size).toBeGreaterThan(1)
  })
})
