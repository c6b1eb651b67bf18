import { expect, test, vi } from 'vitest'
import { demoLeaderboard } from './api.ts'

const heron = { row_idx: 0, row: { Model: 'Heron 70B', 'Arena Score': 1467, Votes: '39,874' } }

test('[BOARD-014, BOARD-015, BOARD-016, BOARD-017] asks the dataset-rows service of a public hub for a hundred rows', async () => {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () =>
    Response.json({ rows: [heron] }),
  )
  const [model] = await demoLeaderboard({ fetch }).listModels({ category: 'text' })
  expect(model).toMatchObject({ rank: 1, model: 'Heron 70B', arena_score: 1467, votes: 39_874 })

  expect(fetch).toHaveBeenCalledOnce()
  const [address] = fetch.mock.calls[0]!
  const { protocol, pathname, searchParams } = new URL(address)
  expect([protocol, pathname]).toEqual(['https:', '/rows'])
  const { dataset, ...rest } = Object.fromEntries(searchParams)
  expect(dataset).toMatch(/^[\w-]+\/[\w-]+$/)
  expect(rest).toEqual({ config: 'default', split: 'train', offset: '0', length: '100' })
})

test('asks again every time', async () => {
  const fetch = vi.fn(async () => Response.json({ rows: [] }))
  const keeper = demoLeaderboard({ fetch })
  await keeper.listModels({ category: 'overview' })
  await keeper.listModels({ category: 'overview' })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('[BOARD-021] an answer that is not ok is said as one', async () => {
  for (const status of [404, 429, 500]) {
    const fetch = async () => new Response('', { status })
    await expect(demoLeaderboard({ fetch }).listModels({ category: 'text' })).rejects.toThrow(
      'Failed to fetch leaderboard data',
    )
  }
})

test('whatever is thrown arrives as it was thrown', async () => {
  const boom = new Error('boom')
  for (const thrown of [boom, 'boom', undefined]) {
    const fetch = () => Promise.reject(thrown)
    await expect(demoLeaderboard({ fetch }).listModels({ category: 'text' })).rejects.toBe(thrown)
  }
})
