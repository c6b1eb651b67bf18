import assert from 'node:assert/strict'
import test from 'node:test'
import { readingOf } from './reading.ts'

test('words and sentences are counted', () => {
  assert.deepEqual(readingOf('It rained. We didn’t mind!'), {
    words: 5,
    minutes: 1,
    sentence: 3,
    level: 'easily',
  })
})

test('an empty page takes no time', () => {
  assert.equal(readingOf('  … ').minutes, 0)
})

test('long sentences read slowly', () => {
  assert.equal(readingOf(`${'word '.repeat(30)}.`).level, 'slowly')
})
