import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutations } from './mutations/all.mjs'

test('every mutation finds what it changes, and the test that is to notice', () => {
  const stale = mutations.filter(
    ({ test: file, ...change }) =>
      !existsSync(file) ||
      !existsSync(change.file) ||
      !readFileSync(change.file, 'utf8').includes(change.from),
  )
  expect(stale.map(({ row, file }) => `${row} in ${file}`)).toEqual([])
})
