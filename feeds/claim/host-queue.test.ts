import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostQueue } from './host-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work that takes a while, and records when it began and how much work ran at the same time. */
function workbook(takesMs = 100) {
  const starts: [name: string, atMs: number][] = []
  const opened = Date.now()
  let running = 0
  let mostAtOnce = 0
  const work = (name: string) => async () => {
    starts.push([name, Date.now() - opened])
    mostAtOnce = Math.max(mostAtOnce, ++running)
    await new Promise((resolve) => setTimeout(resolve, takesMs))
    running--
    return name
  }
  return { work, starts, mostAtOnce: () => mostAtOnce }
}

test('a host is asked one request at a time, in order, with a pause behind each', async () => {
  const queue = hostQueue({ pauseMs: 1000, maxAtOnce: 16 })
  const { work, starts } = workbook()
  const results = ['a', 'b', 'c'].map((path) =>
    queue(`https://harbour.example/${path}`, work(path)),
  )
  await vi.runAllTimersAsync()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
  expect(starts).toEqual([
    ['a', 0],
    ['b', 1100],
    ['c', 2200],
  ])
})

test('hosts do not wait for each other, and no more than allowed are asked at once', async () => {
  const queue = hostQueue({ pauseMs: 0, maxAtOnce: 2 })
  const { work, starts, mostAtOnce } = workbook()
  for (const host of ['one', 'two', 'three', 'four', 'five'])
    void queue(`https://${host}.example/`, work(host))
  await vi.runAllTimersAsync()
  expect(mostAtOnce()).toBe(2)
  expect(starts.map(([, atMs]) => atMs)).toEqual([0, 0, 100, 100, 200])
})

test('a failure is for its caller alone; the next request to the host has its turn', async () => {
  const queue = hostQueue({ pauseMs: 10, maxAtOnce: 1 })
  const { work } = workbook()
  const failed = expect(
    queue('https://harbour.example/a', () => Promise.reject(new Error('No answer'))),
  ).rejects.toThrow('No answer')
  const next = queue('https://harbour.example/b', work('b'))
  await vi.runAllTimersAsync()
  await failed
  expect(await next).toBe('b')
})

test('the outlets of the newswire do not wait for each other', async () => {
  const queue = hostQueue({ pauseMs: 1000, maxAtOnce: 16 })
  const { work, starts } = workbook()
  for (const outlet of ['harbour-gazette', 'north-post'])
    void queue(`newswire:${outlet}`, work(outlet))
  await vi.runAllTimersAsync()
  expect(starts.map(([, atMs]) => atMs)).toEqual([0, 0])
})
