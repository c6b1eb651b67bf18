import { expect, test } from 'vitest'
import type { LogLine } from './log-lines.ts'
import { whyFailed } from './why-failed.ts'

const inBuild = (text: string) => whyFailed([{ text, file: 'src/a.ts', line: 3, column: 1 }], [])
const inApp = (text: string, is: LogLine['is'] = 'error') => whyFailed([], [{ id: 1, is, text }])

test.each([
  ['Cannot use "./b": there is no such file in this project.', 'imports “./b”'],
  ['Cannot use "x": the package "x" is not installed. Add it', 'The package “x”'],
  [
    'Cannot use "fs": the module "fs" of Node is not there where code of a project is run. Use data.',
    'imports “fs”',
  ],
  ['“Buffer” is not there where code of a project is run. Use Uint8Array.', 'uses Buffer'],
  ['No matching export in "project:src/b.ts" for import "c"', '“c” is imported'],
  ['Expected ";" but found "x"', '";" was expected, not "x"'],
])('a message of a build is told in words, with its place: %s', (text, words) => {
  const [reason] = inBuild(text)
  expect(reason!.what).toMatch(/^src\/a\.ts, line 3: /)
  expect(reason!.what).toContain(words)
  expect(reason!.todo).not.toBe('')
})

test.each([
  ['ReferenceError: items is not defined\n at x', '“items” is used'],
  [`TypeError: Cannot read properties of undefined (reading 'map')`, '“.map” is undefined'],
  ['TypeError: a.b is not a function', '“a.b” is called'],
  [`SyntaxError: Unexpected token '<', "<!doctype" is not valid JSON`, 'is read as JSON'],
  ['TypeError: Failed to fetch', 'was refused'],
  ['RangeError: Maximum call stack size exceeded', 'calls itself'],
  ['Gulls took it', 'It says: Gulls took it'],
])('an error of an app is told in words: %s', (text, words) => {
  expect(inApp(text)[0]!.what).toContain(words)
})

test('what was refused, and a function that failed, are reasons, and the rest of the log is none', () => {
  expect(
    inApp('The preview may not reach https://a.example/x (connect-src)', 'refused')[0]!.what,
  ).toContain('https://a.example/x')
  expect(inApp('functions/items 500, 12 ms', 'request')[0]!.what).toContain('“items” failed')
  expect(inApp('functions/items 200, 500 ms', 'request')).toEqual([])
  expect(inApp('ReferenceError: a is not defined', 'log')).toEqual([])
})

test('the same is told once, the build first, and five reasons at most', () => {
  const lines = Array.from({ length: 99 }, (_, id) => ({
    id,
    is: 'error' as const,
    text: `Error ${id % 9}`,
  }))
  const reasons = whyFailed(
    [{ text: 'Broken', file: null, line: null, column: null }],
    [...lines, ...lines],
  )
  expect(reasons).toHaveLength(5)
  expect(reasons[0]!.what).toBe('It says: Broken')
})
