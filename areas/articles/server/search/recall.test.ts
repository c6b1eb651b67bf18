import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isStopWord } from '#engine/search/search-lexemes.ts'
import { searchQuestion } from '#engine/search/search-question.ts'
import { testDatabase, type TestDatabase } from '#server/database/test-database.ts'
import { sql } from '#server/tools.ts'
import { articleVector } from './article-vector.ts'
import { recallTexts, type RecallText } from './recall-texts.ts'

/** The least share of other forms of its words by which a text must be found. */
const FORMS_FOUND = 0.95

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

/** Returns the words by which the text is not found. */
async function missed({ title, text, language }: RecallText, words: string[]): Promise<string[]> {
  const entry = { title, text, language }
  const vector = articleVector({ title, lead: '', language, entries: [entry] })
  const rows = await db.many(
    z.object({ word: z.string() }),
    sql`select word from unnest(${words}::text[], ${words.map((word) => searchQuestion(word))}::text[]) as asked (word, question)
        where not ${vector}::tsvector @@ question::tsquery`,
  )
  return rows.map(({ word }) => word)
}

describe.each(recallTexts)('A text in $language', (report) => {
  test('is found by each of its words', async () => {
    const words = `${report.title} ${report.text}`
      .split(/[\s.,'。、,]+/u)
      .filter((word) => word.length > 1 && !isStopWord(word.toLowerCase(), report.language))
    expect(await missed(report, words)).toEqual([])
  })

  test('is found by other forms of its words, in capitals or not', async () => {
    const words = report.asked.split(' ')
    expect(words.length).toBeGreaterThanOrEqual(20)
    const lost = await missed(report, words)
    expect(lost.length, lost.join(' ')).toBeLessThanOrEqual(words.length * (1 - FORMS_FOUND))
    expect(
      await missed(
        report,
        words.map((word) => word.toUpperCase()),
      ),
    ).toEqual(lost.map((word) => word.toUpperCase()))
  })

  test('is not found by the words of another one', async () => {
    expect(
      await missed(report, ['umbrella', 'Zahnarzt', 'ветеринар', '医院', '병원']),
    ).toHaveLength(5)
  })
})

test('letters that stand apart make no word', async () => {
  const chinese = recallTexts.find(({ language }) => language === 'zh')!
  expect(await missed(chinese, ['旧头', '码头居', '批准码头', '市会'])).toHaveLength(4)
})
