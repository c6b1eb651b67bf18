import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutations } from './mutations/all.mjs'

const isOnceIn = ({ file, from }) =>
  existsSync(file) && readFileSync(file, 'utf8').split(from).length === 2

test('every mutation finds what it changes once, and the test that is to notice', () => {
  const stale = mutations.filter(
    ({ test: file, ...change }) =>
      !existsSync(file) || ![change, ...(change.also ?? [])].every(isOnceIn),
  )
  expect(stale.map(({ row, file }) => `${row} in ${file}`)).toEqual([])
})
