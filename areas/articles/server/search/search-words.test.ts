import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shareOf } from '#core/testing/test-share.ts'
import { searchQuestion } from '#engine/search/search-question.ts'
import { searchVector } from '#engine/search/search-vector.ts'
import { testDatabase, type TestDatabase } from '#server/database/test-database.ts'
import { sql } from '#server/tools.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const Answer = z.object({ isFound: z.boolean(), words: z.string() })

/** Says if a search finds a text, by asking PostgreSQL. */
async function ask(search: string, text: string, language: string | null): Promise<boolean> {
  const vector = searchVector([{ text, language, weight: 'A' }])
  const { isFound } = await db.one(
    Answer,
    sql`select ${vector}::tsvector @@ ${searchQuestion(search)}::tsquery as is_found,
          search_words(${search})::text as words`,
  )
  return isFound
}

const parts =
  `- |- |--|"|or |a|b |!|(|)|&|\\||<->|\\\\|'|:*|-a|-"a b"|-or |码头|码|ท่า|C++|.NET|a.b.|’s |\u0301|𝒜|AT&T|İ`.split(
    '|',
  )
const typed = fc
  .subarray(parts, { minLength: 1, maxLength: 3 })
  .chain((few) => fc.array(fc.constantFrom(...few), { minLength: 20, maxLength: 250 }))
  .map((many) => many.join('').slice(0, 1000))

test('whatever is typed can be searched for, and is found where it stands', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (search) => {
      expect(await ask(search, search, null)).toEqual(expect.any(Boolean))
      const words = search.replaceAll(/["-]|or /gu, ' ')
      if (searchQuestion(words) !== '') expect(await ask(words, words, null)).toBe(true)
    }),
    { numRuns: shareOf(400) },
  )
})
