import { afterEach, expect, test, vi } from 'vitest'

/** Loads the module as in a run that was started with this environment. */
async function startedWith(env: { deep?: string; seed?: string }) {
  vi.stubEnv('SYNTHWIRE_DEEP', env.deep)
  vi.stubEnv('SYNTHWIRE_SEED', env.seed)
  vi.resetModules()
  return import('./test-share.ts')
}
afterEach(() => vi.unstubAllEnvs())

const cases = Array.from({ length: 40 }, (_, at) => at)

test('a quarter of the cases is put, the same ones in every run', async () => {
  const first = await startedWith({})
  const again = await startedWith({})
  expect(first.share(cases)).toHaveLength(10)
  expect(again.share(cases)).toEqual(first.share(cases))
  expect(again.seed).toBe(first.seed)
  expect(again.shareOf(10)).toBe(3)
})

test('four tests put every case', async () => {
  const { share } = await startedWith({})
  const put = [0, 1, 2, 3].flatMap((nth) => share(cases, { nth }))
  expect(put.toSorted((a, b) => a - b)).toEqual(cases)
})

test('every kind keeps a quarter of its cases, and at least one', async () => {
  const { share } = await startedWith({})
  const kindOf = (at: number) => (at < 3 ? `rare ${at}` : at < 5 ? 'two' : 'many')
  const kinds = share(cases, { kindOf }).map(kindOf)
  expect(kinds.filter((kind) => kind !== 'many')).toEqual(['rare 0', 'rare 1', 'rare 2', 'two'])
  expect(kinds.filter((kind) => kind === 'many')).toHaveLength(9)
})

test('a deep run puts all of them, with a seed of its own that its workers share', async () => {
  const { share, shareOf, seed } = await startedWith({ deep: '1' })
  expect(share(cases)).toEqual(cases)
  expect(shareOf(10)).toBe(10)
  expect(process.env['SYNTHWIRE_SEED']).toBe(String(seed))
  expect((await startedWith({ deep: '1' })).seed).not.toBe(seed)
})

test('a seed that is asked for is taken', async () => {
  expect((await startedWith({ deep: '1', seed: '123' })).seed).toBe(123)
})
