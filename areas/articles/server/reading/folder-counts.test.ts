import { expect, test } from 'vitest'
import { folderCounts, type CategoryCount } from './folder-counts.ts'

const counted = (total: number): CategoryCount[] => [{ category: 'Space', total, read: 0 }]

test('a count holds what happened before it was asked for, however many ask at once', async () => {
  let articles = 1
  let made = 0
  const running: (() => void)[] = []
  const count = folderCounts()
  const ask = () =>
    count('reader', '', async () => {
      made++
      const seen = articles
      await new Promise<void>((resolve) => running.push(resolve))
      return counted(seen)
    })

  const first = ask()
  articles = 2
  const later = [ask(), ask(), ask()]
  running.shift()!()
  expect(await first).toEqual(counted(1))
  while (running.length === 0) await Promise.resolve()
  running.shift()!()
  expect(await Promise.all(later)).toEqual([counted(2), counted(2), counted(2)])
  expect(made).toBe(2)

  articles = 3
  const last = ask()
  running.shift()!()
  expect(await last).toEqual(counted(3))
})

test('a count that fails is made again for who asks next', async () => {
  const count = folderCounts()
  const failing = count('reader', '', () => Promise.reject(new Error('The database is gone')))
  const next = count('reader', '', async () => counted(4))
  await expect(failing).rejects.toThrow('The database is gone')
  expect(await next).toEqual(counted(4))
})
