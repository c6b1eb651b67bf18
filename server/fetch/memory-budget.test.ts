import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { memoryBudget, type MemoryHold } from './memory-budget.ts'
import { guardedFetch } from './guarded-fetch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server whose bodies have as many bytes as the path says. */
async function serveBodies(): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.end(Buffer.alloc(Number(url!.slice(1)), ' '))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const settled = (work: Promise<unknown>) => {
  const state = { isDone: false }
  void work.then(() => (state.isDone = true))
  return state
}

test('sixteen bodies of the largest size never stand in memory at once, and a small one waits for none of them', async () => {
  const maxBytes = 400_000
  const room = memoryBudget({ freeBytes: 40_000, togetherBytes: 2 * maxBytes })
  const fetch = guardedFetch({ allowPrivate: true })
  const origins = await Promise.all(Array.from({ length: 16 }, serveBodies))
  const ended: MemoryHold[] = []
  const large = origins.map(async (origin) => {
    const memory = room.open()
    const { body } = await fetch(`${origin}/${maxBytes}`, { memory, maxBytes })
    ended.push(memory)
    return body.length
  })
  const origin = await serveBodies()
  for (let nth = 0; nth < 20; nth++) {
    const memory = room.open()
    await fetch(`${origin}/30000`, { memory })
    memory.free()
  }
  let most = 0
  while (most < 2) {
    most = ended.length
    await Promise.race([large[0], new Promise(setImmediate)])
  }
  const whole = Promise.all(large)
  for (let freed = 0; freed < large.length; freed++) {
    while (ended.length === freed) await new Promise(setImmediate)
    most = Math.max(most, ended.length - freed)
    ended[freed]!.free()
  }
  expect(await whole).toEqual(origins.map(() => maxBytes))
  expect(most).toBe(2)
})

test('what a body did not take is given back when it is whole', () => {
  const room = memoryBudget({ freeBytes: 10, togetherBytes: 100 })
  const [first, second] = [room.open(), room.open()]
  expect(first.hold(20, 100)).toBeNull()
  first.close(30)
  expect(second.hold(20, 70)).toBeNull()
})

test('they go on in the order of asking, also where a smaller one would fit', async () => {
  const room = memoryBudget({ freeBytes: 10, togetherBytes: 100 })
  const [first, second, third] = [room.open(), room.open(), room.open()]
  expect(first.hold(11, 60)).toBeNull()
  const [one, other] = [settled(second.hold(11, 60)!), settled(third.hold(11, 30)!)]
  await Promise.resolve()
  expect([one.isDone, other.isDone]).toEqual([false, false])
  first.free()
  await new Promise(setImmediate)
  expect([one.isDone, other.isDone]).toEqual([true, true])
})

test('who gives up while it waits holds up nobody', async () => {
  const room = memoryBudget({ freeBytes: 10, togetherBytes: 100 })
  const [first, second, third] = [room.open(), room.open(), room.open()]
  expect(first.hold(11, 100)).toBeNull()
  const gaveUp = second.hold(11, 100)!
  const next = third.hold(11, 100)!
  second.free()
  await gaveUp
  first.free()
  await next
  third.free()
  expect(room.open().hold(100, 100)).toBeNull()
})

test('a body that may become larger than all together takes all of it', () => {
  const room = memoryBudget({ freeBytes: 10, togetherBytes: 100 })
  const only = room.open()
  expect(only.hold(11, 1000)).toBeNull()
  const next = room.open()
  expect(next.hold(11, 20)).not.toBeNull()
  only.free()
  next.free()
  expect(room.open().hold(11, 100)).toBeNull()
})
