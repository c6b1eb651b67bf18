import { expect, test, vi } from 'vitest'
import { renewing } from './renewal.ts'

const MB = 1_000_000

function thread({ heldMb }: { heldMb: number }) {
  const state = { isFree: true, isAtRest: true, mayRenew: true }
  const renew = vi.fn(() => state.mayRenew)
  const letGo = renewing(async () => state.isFree, {
    isAtRest: async () => state.isAtRest,
    renew,
    heldBytes: () => heldMb * MB,
  })
  return { state, renew, letGo }
}

test('a thread that held much restarts as soon as its windows left, and collects nothing before', async () => {
  const { renew, letGo } = thread({ heldMb: 400 })
  expect(await letGo()).toBe(false)
  expect(renew).toHaveBeenCalledOnce()
})

test('one with a job in hand restarts when the job is done', async () => {
  const { state, renew, letGo } = thread({ heldMb: 400 })
  state.isAtRest = false
  expect(await letGo()).toBe(true)
  state.isFree = false
  expect(await letGo()).toBe(false)
  expect(renew).not.toHaveBeenCalled()
  state.isAtRest = true
  await letGo()
  expect(renew).toHaveBeenCalledOnce()
})

test('one that held little, or restarted lately, collects instead', async () => {
  const small = thread({ heldMb: 60 })
  expect(await small.letGo()).toBe(true)
  expect(small.renew).not.toHaveBeenCalled()
  const young = thread({ heldMb: 400 })
  young.state.mayRenew = false
  expect(await young.letGo()).toBe(true)
  young.state.isFree = false
  await young.letGo()
  expect(young.renew).toHaveBeenCalledOnce()
})
