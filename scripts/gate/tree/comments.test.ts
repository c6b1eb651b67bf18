import { describe, expect, test } from 'vitest'
import { codeFolders, commentsIn, isHeadless, readComments } from './read-comments.ts'
import { readTree } from './read-tree.ts'

test('comments begin with their subject: 6 of 100 at most begin with a clause', () => {
  const comments = readTree(codeFolders).flatMap(({ path }) => readComments(path))
  const headless = comments.filter(isHeadless)
  expect(comments.length).toBeGreaterThan(10_000)
  expect(headless.length / comments.length).toBeLessThanOrEqual(0.06)
})

describe('The comments of a file', () => {
  test('are read whole, with their lines', () => {
    const source = [
      '/** The tides of a harbour. */',
      'const tides = 2 // per day',
      '/**',
      ' * Finds the next one,',
      ' * by the moon.',
      ' */',
      '  // One of `areas/*/area.ts`,',
      '  // in two lines.',
      'const moon = 1',
      '  {/* A picture. */}',
    ].join('\n')
    expect(commentsIn(source)).toEqual([
      { line: 1, text: 'The tides of a harbour.' },
      { line: 3, text: 'Finds the next one, by the moon.' },
      { line: 7, text: 'One of `areas/*/area.ts`, in two lines.' },
      { line: 10, text: 'A picture.' },
    ])
  })

  test('are not words to tools', () => {
    expect(commentsIn('// oxlint-disable-next-line no-console\n// safe expression: short')).toEqual(
      [],
    )
  })

  test.each([
    'What a harbour has.',
    'Of which harbour.',
    'Whether it is open.',
    'The same again.',
    'Null: closed.',
  ])('begin with a clause: %s', (text) => expect(isHeadless({ text })).toBe(true))

  test.each(['The harbour that has one.', 'Whatsoever', 'Ofcom', 'Says if it is open.'])(
    'begin with their subject: %s',
    (text) => expect(isHeadless({ text })).toBe(false),
  )
})
