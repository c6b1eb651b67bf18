import assert from 'node:assert/strict'
import test from 'node:test'
import { progressOf, shownIn, withDone, withItem, without, type Item } from './items.ts'

const list: Item[] = [
  { id: 'a', text: 'Lanterns', isDone: true },
  { id: 'b', text: 'Rope', isDone: false },
]

test('words are trimmed, and an empty line adds nothing', () => {
  assert.deepEqual(withItem(list, '  Tea ', 'c').at(-1), { id: 'c', text: 'Tea', isDone: false })
  assert.equal(withItem(list, '   ', 'c'), list)
})

test('what is done is counted and found', () => {
  assert.equal(progressOf(list), '1 of 2 done')
  assert.equal(progressOf(withDone(list, 'b', true)), 'Everything is done.')
  assert.deepEqual(shownIn(list, 'open'), [list[1]])
})

test('an item that is taken away leaves the others', () => {
  assert.deepEqual(without(list, 'a'), [list[1]])
})
