import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { askKeepers, defineContract, nameOf, read } from '#core/contract.ts'

const shelves = defineContract('shelves', { count: read(z.object({}), z.string()) })
const labels = defineContract('shelves/labels', { count: read(z.object({}), z.string()) })

test('a contract has the name that it was defined with, a part that of its noun in front', () => {
  expect([nameOf(shelves), nameOf(labels)]).toEqual(['shelves', 'shelves/labels'])
  expect([shelves.count.path, labels.count.path]).toEqual(['shelves/count', 'shelves/labels/count'])
})

test('a noun and its parts are asked of their own keepers', async () => {
  let opened = 0
  const ask = askKeepers({
    shelves: { count: async () => 'of shelves' },
    'shelves/labels': async () => {
      opened++
      return { count: async () => 'of labels' }
    },
  })
  expect(await ask(shelves.count, {})).toBe('of shelves')
  expect(opened).toBe(0)
  expect(await ask(labels.count, {})).toBe('of labels')
  expect(await ask(labels.count, {})).toBe('of labels')
  expect(opened).toBe(1)
})

test('where a part is not kept, its noun does not answer for it', async () => {
  const ask = askKeepers({ shelves: { count: async () => 'of shelves' } })
  await expect(ask(labels.count, {})).rejects.toThrow('Nobody keeps shelves/labels/count')
})

test('a keeper of several contracts is fetched once, and is there for the second one as for the first', async () => {
  let opened = 0
  const both = async () => {
    let asked = 0
    opened++
    return { count: async () => String(++asked) }
  }
  const ask = askKeepers({ shelves: both, 'shelves/labels': both })
  await ask(shelves.count, {})
  expect(await Promise.all([ask(labels.count, {}), ask(shelves.count, {})])).toEqual(['2', '3'])
  expect(opened).toBe(1)
})
