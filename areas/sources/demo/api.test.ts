import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoSources } from './api.ts'

const now = new Date('2026-11-21T09:00:00Z')

describe('the demo of Add Feed', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('[TOOLS-023] adding a feed takes a second, and keeps nothing', async () => {
    const sources = demoSources({ now })
    const before = structuredClone(await sources.listSources({}))
    let isDone = false
    const adding = sources
      .followSource({
        address: 'example.com',
        name: 'Example',
        category: 'general',
        frequency: 'hourly',
      })
      .then(() => (isDone = true))
    await vi.advanceTimersByTimeAsync(999)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await adding
    expect(isDone).toBe(true)
    expect(await sources.listSources({})).toEqual(before)
  })

  test.each(['notaurl', 'not a url', 'mailto:desk@port-ansel.example', 'desk@port-ansel.example'])(
    'adding "%s" is refused with a message at the field that it was typed in',
    async (address) => {
      const draft = { name: 'Example', category: 'general', frequency: 'hourly' } as const
      const adding = demoSources({ now }).followSource({ ...draft, address })
      await expect(adding).rejects.toMatchObject({
        kind: 'invalid',
        fields: { address: expect.stringMatching(/not|email address/) },
      })
    },
  )

  test('an OPML list is refused with a message', async () => {
    const importing = demoSources({ now }).importOpml({ text: '<opml/>' })
    const refused = expect(importing).rejects.toThrow('The demo follows no list')
    await vi.runAllTimersAsync()
    await refused
  })
})
