import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shareOf } from '#core/testing/test-share.ts'
import { testDatabase, type TestDatabase } from '#server/database/test-database.ts'
import { sql } from '#server/tools.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

async function wordsOf(search: string): Promise<string> {
  const { words } = await db.one(
    z.object({ words: z.string() }),
    sql`select search_words(${search})::text as words, topic_words(array[${search}]::text[]) is null as nothing`,
  )
  return words
}

test.each([
  ['--tug', '-tug'],
  ['tug - - -ferry', 'tug -ferry'],
  ['-(-!-:-tug', '-tug'],
])('of several minuses, the last one says it: %s is %s', async (many, one) => {
  expect(await wordsOf(many)).toBe(await wordsOf(one))
})

test('minuses with words between them stay', async () => {
  const query = await wordsOf('-tug -été -"sea lane" well-known')
  for (const word of ["!'tug'", "!'été'", 'known']) expect(query).toContain(word)
})

test('whatever is typed can be searched for', async () => {
  const parts = [
    '-',
    '- ',
    '--',
    '"',
    'or ',
    'a',
    'b ',
    '!',
    '(',
    ')',
    '&',
    '|',
    '<->',
    '\\',
    "'",
    ':*',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc
        .subarray([...parts, '-a', '-"a b"', '-or '], { minLength: 1, maxLength: 3 })
        .chain((few) => fc.array(fc.constantFrom(...few), { minLength: 20, maxLength: 250 })),
      async (typed) => {
        expect(await wordsOf(typed.join('').slice(0, 1000))).toEqual(expect.any(String))
      },
    ),
    { numRuns: shareOf(800) },
  )
})
