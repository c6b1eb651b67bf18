import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { programs } from './programs.ts'

test('every program has a name of its own, and is there', () => {
  const names = programs.map(({ name }) => name)
  expect(names).toContain('maker-process')
  expect(new Set(names).size).toBe(names.length)
  expect(programs.filter(({ source }) => !existsSync(source))).toEqual([])
})
